import { z } from 'zod';
import { systemEndpoints } from '@/resources/system/endpoints';
import { found, Refusal, refuse } from '../answer';
import { crudHandlers } from '../crud';
import { filterRows } from '../list';
import { type Asked, type Route, route } from '../route';
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
  route(list, async (asked) => {
    const { filters } = wires.rest.query(asked);
    const contains = ['deptName'];
    return inOrder(filterRows((await asked.world.table(deptTable)).all(), filters, { contains }));
  }),
  route(ordinary.without, async ({ world, params }) => {
    const rows = (await world.table(deptTable)).all();
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
    check: (action, row, asked) => checks[action](row, asked),
    onCreated: hang,
    onUpdated: async (row, asked) => {
      await hang(row, asked);
      if (row.status === '0') await enableAbove(row, asked);
    },
  }),
  route(ordinary.sort, saveOrder),
];

type Check = (row: DeptRow, asked: Asked) => Promise<void>;

const checks: Readonly<Record<'create' | 'update' | 'remove', Check>> = {
  create: async ({ parentId }, { world }) => {
    const above = found((await world.table(deptTable)).get(parentId));
    if (above.status !== '0') refuse('部门停用，不允许新增');
  },
  update: async (row, { world }) => {
    const table = await world.table(deptTable);
    const above = table.get(row.parentId);
    if (row.parentId !== 0 && !above) refuse('上级部门不存在');
    if (row.parentId === row.deptId || (above && isWithin(above, row.deptId)))
      refuse(`修改部门'${row.deptName}'失败，上级部门不能是自己`);
    const isLiveBelow = (other: DeptRow) =>
      other.deptId !== row.deptId && other.status === '0' && isWithin(other, row.deptId);
    if (row.status === '1' && table.find(isLiveBelow)) refuse('该部门包含未停用的子部门！');
  },
  remove: async ({ deptId }, { world }) => {
    if ((await world.table(deptTable)).find(({ parentId }) => parentId === deptId))
      throw new Refusal('存在下级部门,不允许删除', 601);
    if ((await world.table(accountTable)).find((user) => user.deptId === deptId))
      throw new Refusal('部门存在用户,不允许删除', 601);
  },
};

/** Writes down what lies above a department, and so for all below it. */
async function hang(row: DeptRow, { world }: Pick<Asked, 'world'>): Promise<void> {
  const table = await world.table(deptTable);
  const above = table.get(row.parentId);
  const ancestors = above ? `${above.ancestors},${above.deptId}` : '0';
  if (row.ancestors === ancestors) return;
  await table.put({ ...row, ancestors });
  for (const child of table.all().filter(({ parentId }) => parentId === row.deptId))
    await hang(child, { world });
}

/** A department that is in use lies in departments that are. */
async function enableAbove({ deptId }: DeptRow, { world }: Asked): Promise<void> {
  const table = await world.table(deptTable);
  const ids = table.get(deptId)?.ancestors.split(',') ?? [];
  for (const above of table.all().filter((other) => ids.includes(String(other.deptId))))
    if (above.status === '1') await table.put({ ...above, status: '0' });
}

async function saveOrder({ world, body }: Asked): Promise<void> {
  const table = await world.table(deptTable);
  for (const [id, orderNum] of readPlaces(body, 'deptIds'))
    await table.put({ ...found(table.get(id)), orderNum });
}
