import { z } from 'zod';
import { assumed, rpc } from '@/providers/endpoints/builder';
import { maskMobile } from '@/src/lib/rules';
import { allowOnly } from './allowOnly';
import { createAuditLogRoute } from './audit';
import {
  doEach,
  doOnce,
  nextRev,
  ownStoreScope,
  refuseForeign,
  refuseMoved,
  requirePassword,
  storeIdOf,
} from './businessRules';
import { crudHandlers } from './crud';
import { found, refuse } from './responses';
import { idSchema, idsSchema, read, route } from './route';
import { defineTable, stamps } from './table';
import { createTestClient } from './testClient';

interface Claim {
  id: number;
  rev: number;
  storeId: number;
  name: string;
  mobile: string;
  status: number;
  createTime: string;
  createBy: string;
  updateTime: string;
  updateBy: string;
}

const input = z.object({
  name: z.string('请输入名称').min(1, '请输入名称'),
  mobile: z.string().default('19900000009'),
  storeId: z.number().default(0),
  status: z.number().default(0),
});

/** Claims of institutions. */
export const claims = defineTable<Claim>({
  name: 'claims',
  idField: 'id',
  schema: input.extend({ id: z.number(), rev: z.number(), ...stamps }),
  seed: () =>
    [2, 2, 3].map((storeId, index) => {
      const stamp = { createTime: '2026-06-01 08:00:00', createBy: '系统' };
      const own = { id: index + 1, storeId, name: `第${index + 1}笔`, mobile: `1990000000${index}` };
      return { ...own, rev: 1, status: 0, ...stamp, updateTime: stamp.createTime, updateBy: '系统' };
    }),
});

/** The address of the claims. */
export const claimsBase = '/ssystem-api/api/claim';
/** Calls of a screen, with the permissions of one that the menu has. */
export const claimEndpoints = rpc(claimsBase, {
  permission: 'finance:withdrawals',
  calls: {
    list: 'list',
    one: 'info',
    create: 'add',
    update: assumed({ path: 'edit', verb: 'audit' }),
    remove: assumed({ path: 'del', verb: 'cancel' }),
    plain: 'plain',
    export: assumed('export'),
    pay: 'pay',
    guard: assumed({ path: 'guard', verb: 'pay' }),
  },
});
const { pay, guard } = claimEndpoints.operations;

/** How often something was paid, since the client was made. */
export const tally = { paid: 0 };

const routes = [
  createAuditLogRoute({}),
  ...crudHandlers(claimEndpoints, claims, {
    input,
    scope: ownStoreScope,
    masks: { mobile: maskMobile },
    audit: { name: '名称', mobile: ['手机', (value) => maskMobile(String(value))] },
    csv: '申请',
    columns: { 名称: 'name', 手机: 'mobile', 状态: ['status', { 0: '待审核' }] },
  }),
  route(pay, (request) =>
    doOnce(request, async () => {
      const table = await request.mockServer.table(claims);
      const nameOf = (id: number) => table.get(id)?.name ?? '';
      return doEach(read(request.body.id, idsSchema), nameOf, async (id) => {
        const row = found(table.get(id));
        refuseForeign(request, row);
        refuseMoved(request, row);
        if (row.status === 1) refuse('已打款');
        await table.put({ ...row, status: 1, ...nextRev(row) });
        tally.paid += 1;
      });
    }),
  ),
  route(guard, async (request) => {
    await requirePassword(request);
    return { storeId: await storeIdOf(request), id: read(request.body.id ?? 1, idSchema) };
  }),
];

/** Creates a client of a small screen of claims: P is `admin`; I is `jigou` of institution 2, without reveals. */
export async function createClaimsClient() {
  tally.paid = 0;
  const client = createTestClient({}, routes);
  const verbs = ['list', 'show', 'create', 'audit', 'cancel', 'pay', 'export'];
  await allowOnly(
    client.mockServer,
    'jigou',
    verbs.map((verb) => `finance:withdrawals:${verb}`),
  );
  return { ...client, admin: await client.as('admin'), jigou: await client.as('jigou') };
}
