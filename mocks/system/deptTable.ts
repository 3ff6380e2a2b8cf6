import { z } from 'zod';
import type { Dept } from '@/resources/system/dept';
import { deptRules } from '@/resources/system/dept.rules';
import { counted, filledMember, idAbove, onOff, remark, textMember } from '../rules';
import { seedStamp } from '../seedStamp';
import { defineTable, type Stored, stamps } from '../table';

/** A department as the server keeps it. */
export type DeptRow = Stored<Omit<Dept, 'id'>>;

/** Members of a department that clients may write (rest-contract, section 7). */
export const deptInput = z.object({
  parentId: idAbove('上级部门不能为空'),
  deptName: filledMember(deptRules.deptName),
  orderNum: counted('显示排序不能为空'),
  leader: textMember(deptRules.leader),
  phone: textMember(deptRules.phone),
  email: textMember(deptRules.email),
  status: onOff,
  remark,
});

/** The departments (rest-contract, section 18.4), under a name of our own. */
export const deptTable = defineTable<DeptRow>({
  name: 'system/dept',
  idField: 'deptId',
  schema: deptInput.extend({ deptId: z.number(), ancestors: z.string(), ...stamps }),
  seed: ({ now }) =>
    seeds.map(([deptId, ancestors, orderNum, deptName, leader]) => ({
      deptId,
      parentId: Number(ancestors.split(',').at(-1)),
      ancestors,
      deptName,
      orderNum,
      leader,
      phone: `1990000${deptId + 8000}`,
      email: `dept${deptId}@example.com`,
      status: '0',
      remark: '',
      ...seedStamp(now),
    })),
});

/** Id, those above, place, name, who leads it. */
const seeds: readonly (readonly [number, string, number, string, string])[] = [
  [100, '0', 0, '志愿通科技', '林知远'],
  [101, '0,100', 1, '深圳总公司', '赵宇浩'],
  [102, '0,100', 2, '长沙分公司', '钱梓轩'],
  [103, '0,100,101', 1, '研发部门', '孙思远'],
  [104, '0,100,101', 2, '市场部门', '苏晚晴'],
  [105, '0,100,101', 3, '测试部门', '陈牧之'],
  [106, '0,100,101', 4, '财务部门', '周予安'],
  [107, '0,100,101', 5, '运维部门', '李星月'],
  [108, '0,100,102', 1, '市场部门', '吴清越'],
  [109, '0,100,102', 2, '财务部门', '郑知行'],
];

/** Whether a department is another one or lies below it. */
export function isWithin({ deptId, ancestors }: DeptRow, other: number): boolean {
  return deptId === other || ancestors.split(',').includes(String(other));
}

/** RuoYi's order: by the department above, then by place. */
function inOrder(depts: readonly DeptRow[]): DeptRow[] {
  return depts.toSorted((one, other) => one.parentId - other.parentId || one.orderNum - other.orderNum);
}

/** A department in RuoYi's tree selects; empty members are left out. */
export interface DeptNode {
  readonly id: number;
  readonly label: string;
  readonly disabled: boolean;
  readonly children?: readonly DeptNode[];
}

/** The departments as a tree select takes them; one whose upper department is missing is a root. */
export function deptTree(depts: readonly DeptRow[]): DeptNode[] {
  const known = new Set(depts.map(({ deptId }) => deptId));
  const below = (above: (parentId: number) => boolean): DeptNode[] =>
    inOrder(depts)
      .filter(({ parentId }) => above(parentId))
      .map(({ deptId, deptName, status }) => {
        const children = below((parentId) => parentId === deptId);
        return {
          id: deptId,
          label: deptName,
          disabled: status === '1',
          ...(children.length > 0 && { children }),
        };
      });
  return below((parentId) => !known.has(parentId));
}
