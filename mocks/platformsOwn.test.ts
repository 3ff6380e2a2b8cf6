import { expect, test } from 'vitest';
import type { Endpoints } from '@/providers/endpoints/builder';
import { customerEndpoints } from '@/resources/customer/endpoints';
import { financeEndpoints } from '@/resources/finance/endpoints';
import { managementEndpoints } from '@/resources/management/endpoints';
import { operationsEndpoints } from '@/resources/operations/endpoints';
import { systemEndpoints } from '@/resources/system/endpoints';
import { allowOnly } from './allowOnly';
import { recycleTable } from './management/recycleTable';
import { rechargeTable } from './system/recharge/rechargeTable';
import { createTestClient } from './testClient';

/** Steps that are the platform's own, by screen; those of finance that move money are in postedSteps.ts. */
const platforms: readonly (readonly [code: string, Endpoints, readonly string[], id?: number])[] = [
  ['C1', customerEndpoints['customer/store'], ['list', 'create', 'update', 'remove', 'export']],
  ['F3', financeEndpoints['finance/management'], ['list', 'one', 'update', 'remove', 'overview', 'match']],
  ['F5', financeEndpoints['finance/financial-balance'], ['reconcile']],
  ['H11', systemEndpoints['system/recharge'], ['end']],
  ['G3', managementEndpoints['management/memo'], ['list', 'one', 'create', 'status', 'reply', 'people']],
  ['G4', managementEndpoints['management/message'], ['create', 'receivers']],
  [
    'G7',
    managementEndpoints['management/notices'],
    ['create', 'update', 'remove', 'status', 'submit', 'sendBack', 'receipts', 'matrix', 'remind', 'stores'],
  ],
  ['G9', managementEndpoints['management/work-order-list'], ['accept', 'assign', 'finish', 'reject']],
  ['G10', managementEndpoints['management/card-data'], ['freeze', 'unfreeze', 'void', 'extend']],
  ['G12', managementEndpoints['management/card-release'], ['create', 'void', 'release', 'recall', 'suggest']],
  ['O3', operationsEndpoints['operations/college-data'], ['update', 'remove', 'check', 'import']],
  [
    'O11',
    operationsEndpoints['operations/school-data'],
    ['update', 'remove', 'status', 'merge', 'import'],
    10_001,
  ],
  [
    'O12',
    operationsEndpoints['operations/specialty'],
    ['update', 'remove', 'status', 'import', 'compare', 'apply'],
    10_101,
  ],
  ['O14', operationsEndpoints['operations/resource-categories'], ['update', 'remove']],
  ['O15', operationsEndpoints['operations/marketing-categories'], ['update', 'remove'], 20],
];

const cases = platforms.flatMap(([code, { name, operations }, steps, id = 1]) =>
  steps.map((step) => ({ code, name, step, id, operation: operations[step] ?? expect.unreachable(step) })),
);

test.each(cases)(
  '[1.2] [$code] $name $step is refused to an institution, whatever it holds',
  async ({ operation, id }) => {
    const { mockServer, as } = createTestClient();
    const { permission, path } = operation;
    await allowOnly(mockServer, 'jigou', permission ? [permission] : []);
    const caller = await as('jigou');
    expect(await caller.post(path, { id })).toMatchObject({ code: 40301, msg: '当前操作没有权限' });
  },
);

test('[1.2] [G5] [H11] an institution that may see bin and recharges sees its own of them alone', async () => {
  const { mockServer, as } = createTestClient();
  const bin = managementEndpoints['management/recycle-bin'];
  const recharge = systemEndpoints['system/recharge'];
  const verbs = ['list', 'show', 'restore', 'delete'].map((verb) => `${bin.permission}:${verb}`);
  await allowOnly(mockServer, 'jigou', [...verbs, `${recharge.permission}:list`]);
  const jigou = await as('jigou');
  const table = await mockServer.table(recycleTable);
  const [first, foreign] = table.all();
  if (!first || !foreign) return expect.unreachable();
  await table.put({ ...first, storeId: 2 });
  await table.put({ ...foreign, storeId: 3 });
  const own = table.all().filter(({ storeId }) => storeId === 2);
  expect((await jigou.post(bin.operations.list.path, {})).data).toMatchObject({ total: own.length });
  expect((await jigou.post(bin.operations.counts.path)).data).toMatchObject({ all: own.length });
  for (const { path } of [bin.operations.one, bin.operations.check, bin.operations.restore])
    expect(await jigou.post(path, { id: foreign.id })).toMatchObject({ code: 40301 });
  const purge = { id: foreign.id, password: 'admin123' };
  expect(await jigou.post(bin.operations.purge.path, purge)).toMatchObject({ code: 40301 });
  expect(table.get(foreign.id)?.id).toBe(foreign.id);
  const paid = (await mockServer.table(rechargeTable)).all().filter(({ storeId }) => storeId === 2);
  expect((await jigou.post(recharge.operations.list.path, {})).data).toMatchObject({ total: paid.length });
});
