import { systemEndpoints } from '@/resources/system/endpoints';
import { crudHandlers } from '../crud';
import { ApiError, found, refuse } from '../responses';
import type { Route, SignedInRequest } from '../route';
import { accountTable } from './accountTable';
import { deptScope } from './dataScope';
import { type DeptRow, deptInput, deptTable, isWithin } from './deptTable';
import { sortRoute } from './places';

const endpoints = systemEndpoints['system/dept'];

/** Departments (rest-contract, section 7). */
export const deptRoutes: readonly Route[] = [
  ...crudHandlers(endpoints, deptTable, {
    input: deptInput,
    whole: true,
    contains: ['deptName'],
    order: [{ field: 'parentId' }, { field: 'orderNum' }],
    scope: deptScope,
    unique: {
      thing: '部门',
      name: 'deptName',
      taken: { deptName: '部门名称' },
      among: (row, other) => row.parentId === other.parentId,
    },
    complete: () => ({ ancestors: '' }),
    check: (action, row, request) => checks[action](row, request),
    onCreated: hang,
    onUpdated: async (row, request) => {
      await hang(row, request);
      if (row.status === '0') await enableAbove(row, request);
    },
  }),
  sortRoute(endpoints.operations.sort, deptTable, { ids: 'deptIds', place: (orderNum) => ({ orderNum }) }),
];

/** The departments that the caller's roles cover. */
export async function deptsFor(request: SignedInRequest): Promise<readonly DeptRow[]> {
  return (await request.mockServer.table(deptTable)).all().filter(await deptScope.covers(request));
}

type Check = (row: DeptRow, request: SignedInRequest) => Promise<void>;

const checks: Readonly<Record<'create' | 'update' | 'remove', Check>> = {
  create: async ({ parentId }, { mockServer }) => {
    const above = found((await mockServer.table(deptTable)).get(parentId));
    if (above.status !== '0') refuse('部门停用，不允许新增');
  },
  update: async (row, { mockServer }) => {
    const table = await mockServer.table(deptTable);
    const above = table.get(row.parentId);
    if (row.parentId !== 0 && !above) refuse('上级部门不存在');
    if (row.parentId === row.deptId || (above && isWithin(above, row.deptId)))
      refuse(`修改部门'${row.deptName}'失败，上级部门不能是自己`);
    const isLiveBelow = (other: DeptRow) =>
      other.deptId !== row.deptId && other.status === '0' && isWithin(other, row.deptId);
    if (row.status === '1' && table.find(isLiveBelow)) refuse('该部门包含未停用的子部门！');
  },
  remove: async ({ deptId }, { mockServer }) => {
    if ((await mockServer.table(deptTable)).find(({ parentId }) => parentId === deptId))
      throw new ApiError('存在下级部门,不允许删除', 601);
    if ((await mockServer.table(accountTable)).find((user) => user.deptId === deptId))
      throw new ApiError('部门存在用户,不允许删除', 601);
  },
};

/** Writes down what lies above a department, and so for all below it. */
async function hang(row: DeptRow, { mockServer }: Pick<SignedInRequest, 'mockServer'>): Promise<void> {
  const table = await mockServer.table(deptTable);
  const above = table.get(row.parentId);
  const ancestors = above ? `${above.ancestors},${above.deptId}` : '0';
  if (row.ancestors === ancestors) return;
  await table.put({ ...row, ancestors });
  for (const child of table.all().filter(({ parentId }) => parentId === row.deptId))
    await hang(child, { mockServer });
}

/** A department that is in use lies in departments that are. */
async function enableAbove({ deptId }: DeptRow, { mockServer }: SignedInRequest): Promise<void> {
  const table = await mockServer.table(deptTable);
  const ids = table.get(deptId)?.ancestors.split(',') ?? [];
  for (const above of table.all().filter((other) => ids.includes(String(other.deptId))))
    if (above.status === '1') await table.put({ ...above, status: '0' });
}
