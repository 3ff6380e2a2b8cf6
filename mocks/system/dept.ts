import { z } from 'zod';
import { systemEndpoints } from '@/resources/system/endpoints';
import { crudHandlers } from '../crud';
import { filterRows } from '../list';
import { ApiError, found, refuse } from '../responses';
import { type Route, route, type SignedInRequest } from '../route';
import { counted, filled, onOff, optionallyRuled, optionalText } from '../rules';
import { wires } from '../wire';
import { accountTable } from './accountTable';
import { type DeptRow, deptTable, inOrder, isWithin } from './deptTable';
import { readPlaces } from './places';

const input = z.object({
  parentId: z.coerce.number('上级部门不能为空').int(),
  deptName: filled('部门名称', 30),
  orderNum: counted('显示排序不能为空'),
  leader: optionalText('负责人', 20),
  phone: optionallyRuled('mobile', '联系电话'),
  email: optionallyRuled('email', '邮箱'),
  status: onOff,
});

const { list, ...ordinary } = systemEndpoints['system/dept'].operations;
const endpoints = { ...systemEndpoints['system/dept'], operations: ordinary };

/** Departments (rest-contract, section 7). */
export const deptRoutes: readonly Route[] = [
  route(list, async (request) => {
    const { filters } = wires.rest.query(request);
    const contains = ['deptName'];
    return inOrder(filterRows((await request.mockServer.table(deptTable)).all(), filters, { contains }));
  }),
  route(ordinary.without, async ({ mockServer, params }) => {
    const rows = (await mockServer.table(deptTable)).all();
    return inOrder(rows.filter((row) => !isWithin(row, Number(params.id))));
  }),
  ...crudHandlers(endpoints, deptTable, {
    input,
    unique: {
      thing: '部门',
      name: 'deptName',
      taken: { deptName: '部门名称' },
      among: (row, other) => row.parentId === other.parentId,
    },
    complete: () => ({ ancestors: '', remark: '' }),
    check: (action, row, request) => checks[action](row, request),
    onCreated: hang,
    onUpdated: async (row, request) => {
      await hang(row, request);
      if (row.status === '0') await enableAbove(row, request);
    },
  }),
  route(ordinary.sort, saveOrder),
];

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

async function saveOrder({ mockServer, body }: SignedInRequest): Promise<void> {
  const table = await mockServer.table(deptTable);
  for (const [id, orderNum] of readPlaces(body, 'deptIds'))
    await table.put({ ...found(table.get(id)), orderNum });
}
