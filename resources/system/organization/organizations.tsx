import { callKey } from '@/providers/data/resourceCall';
import { defineResource } from '@/src/crud/defineResource';
import { dictionary } from '@/src/crud/fields/dictionary/dictionary';
import { reference } from '@/src/crud/fields/reference/reference';
import { region } from '@/src/crud/fields/region/region';
import { placeAndState } from '@/src/crud/fields/standard';
import { treeSelect } from '@/src/crud/fields/treeSelect/treeSelect';
import { isYes } from '@/src/lib/record';
import { type CellProps, formAndShow } from '@/src/ui/fields/field';
import { identifier } from '@/src/ui/fields/identifier';
import { number } from '@/src/ui/fields/number';
import { phoneNumber } from '@/src/ui/fields/phone';
import { text } from '@/src/ui/fields/text';
import { StateTag } from '@/src/ui/StateTag';
import { systemEndpoints } from '../endpoints';
import { isHeadOffice, type Organization, organizationRules } from './organization';
import styles from './organization.module.css';

const inForm = { on: formAndShow };

/** Branches, campuses and service points (组织机构, screen H5), as the tree beside their members. */
export const organizations = defineResource<Organization>()({
  label: '组织',
  endpoints: systemEndpoints['system/organization'],
  card: { lines: [['orgType', 'code', 'memberCount']] },
  sendsChangesOnly: true,
  canDelete: (row) => !isHeadOffice(row),
  invalidates: [callKey('tree-choices')],
  tree: {
    parent: 'parentId',
    order: 'sort',
    module: 'org',
    parentRefusal: '请先删除下级',
    beside: { parameter: 'orgId', label: '查看成员', search: 'keyword' },
  },
  search: 'org',
  // The members beside it have `keyword` in the same address.
  filters: { org: text('组织', { filterAs: 'keyword', placeholder: '名称或编码', on: ['filter'] }) },
  fields: {
    name: text(organizationRules.name, {
      serverErrors: ['同级下已存在相同名称'],
      Cell: NameCell,
    }),
    code: text(organizationRules.code, {
      ...inForm,
      ...identifier,
      fixed: true,
      serverErrors: ['编码已存在'],
    }),
    parentId: treeSelect(
      '上级',
      { resource: 'system/organization', order: 'sort' },
      {
        ...inForm,
        required: true,
        visible: (values) => !isHeadOffice(values),
        notBelowSelf: true,
        serverErrors: ['上级不能是自身或下级'],
      },
    ),
    orgType: dictionary('类型', 'org_type', { on: ['filter', 'form', 'show'], required: true }),
    region: region('地区', { ...inForm, required: true }),
    address: text(organizationRules.address, { ...inForm }),
    leaderId: reference('负责人', 'system/user', {
      ...inForm,
      shownBy: 'leaderName',
      optionLabel: 'nickName',
      searchBy: 'nickName',
    }),
    phone: text(organizationRules.phone, { ...inForm, ...phoneNumber }),
    memberCount: number('人数', { on: ['show'] }),
    ...placeAndState({
      sort: inForm,
      // switched beside the members
      status: {
        on: ['filter', 'show'],
        confirmStop: '下级将同时停用，确认停用吗？',
      },
    }),
  },
});

/** The organization's name, its number of members, and a tag where it is stopped. */
function NameCell({ value, record, place }: CellProps<string>) {
  if (place === 'show') return value;
  return (
    <span className={styles.place}>
      <span className={styles.name}>{value}</span>{' '}
      <small className={styles.count}>{Number(record.memberCount ?? 0)} 人</small>{' '}
      {!isYes(record.status) && <StateTag tone="danger">停用</StateTag>}
    </span>
  );
}
