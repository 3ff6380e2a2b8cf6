import { callKey } from '@/providers/data/resourceCall';
import { defineResource } from '@/src/crud/defineResource';
import { dictionary } from '@/src/crud/fields/dictionary/dictionary';
import { type Audited, createdField, nameField, sortField } from '@/src/crud/fields/ruoyi';
import { treeSelect } from '@/src/crud/fields/treeSelect/treeSelect';
import { type RecordId, sameId } from '@/src/lib/recordId';
import { everywhere, formAndShow } from '@/src/ui/fields/field';
import { identifier } from '@/src/ui/fields/identifier';
import { mobileNumber } from '@/src/ui/fields/phone';
import { text } from '@/src/ui/fields/text';
import { deptRules } from './dept.rules';
import { systemEndpoints } from './endpoints';

/** A department (部门). */
export interface Dept extends Audited {
  deptId: RecordId;
  /** 0 for the root. */
  parentId: RecordId;
  /** Ids of all departments above, from 0, joined with commas. */
  ancestors: string;
  deptName: string;
  orderNum: number;
  leader: string;
  phone: string;
  email: string;
  status: string;
}

/** Whether it is the company itself, which stays. */
function isRoot({ parentId }: Partial<Dept>): boolean {
  return sameId(parentId, 0);
}

/** Departments (部门管理; rest-contract, section 7). */
export const depts = defineResource<Dept>()({
  label: '部门',
  endpoints: systemEndpoints['system/dept'],
  card: { lines: [['leader', 'phone', 'orderNum']] },
  invalidates: [
    ...[callKey('tree-choices'), callKey('system/user', 'rest')],
    callKey('system/organization/member'),
  ],
  canDelete: (dept) => !isRoot(dept),
  deleteQuestion: (rows) =>
    `是否确认删除名称为「${rows.map(({ deptName }) => deptName).join(',')}」的数据项？`,
  tree: {
    parent: 'parentId',
    order: 'orderNum',
    parentRefusal: '存在下级部门,不允许删除',
    savesOrder: { operation: 'sort', ids: 'deptIds', orders: 'orderNums' },
  },
  fields: {
    deptName: nameField(deptRules.deptName),
    parentId: treeSelect(
      '上级部门',
      { resource: 'system/dept', optionLabel: 'deptName', order: 'orderNum' },
      {
        on: formAndShow,
        required: true,
        visible: (values) => !isRoot(values),
        notBelowSelf: true,
        serverErrors: ['上级部门', '部门停用，不允许新增'],
      },
    ),
    orderNum: sortField('显示排序'),
    leader: text(deptRules.leader, { on: formAndShow }),
    phone: text(deptRules.phone, { on: formAndShow, ...mobileNumber }),
    email: text(deptRules.email, { on: formAndShow, ...identifier }),
    status: dictionary('状态', 'sys_normal_disable', {
      on: everywhere,
      initial: '0',
      serverErrors: ['未停用的子部门'],
    }),
    createTime: createdField(),
  },
});
