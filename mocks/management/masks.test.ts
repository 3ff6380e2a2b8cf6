import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Endpoints } from '@/providers/endpoints/builder';
import { platformCalls } from '@/providers/endpoints/platformCalls';
import { managementEndpoints } from '@/resources/management/endpoints';
import { allowOnly } from '../allowOnly';
import { type Caller, createTestClient } from '../testClient';

/** Screens that show people or cards, by their code. */
const screens = [
  ['G1', managementEndpoints['management/appraisal']],
  ['G2', managementEndpoints['management/client-data']],
  ['G6', managementEndpoints['management/user-list']],
  ['G9', managementEndpoints['management/work-order-list']],
  ['G10', managementEndpoints['management/card-data']],
  ['G11', managementEndpoints['management/card-record']],
] as const satisfies readonly (readonly [string, Endpoints])[];

const wholeMobile = /(?<!\d)199\d{8}(?!\d)/;
const wholeSecret = /(?<![\w*])[2-9A-HJKMNP-Z]{4}-?[2-9A-HJKMNP-Z]{4}-?[2-9A-HJKMNP-Z]{4}(?![\w*])/;
const answer = z.object({ list: z.array(z.looseObject({ id: z.number() })).min(1) });

/** All text that a caller reads of a screen; callback contacts include their number. */
async function readBy(caller: Caller, { operations, name }: Endpoints): Promise<string> {
  const { list, one } = operations;
  const { data } = await caller.post(list?.path ?? '', { page: 1, limit: 500 });
  const [first] = answer.parse(data).list;
  const record = (await caller.post(one?.path ?? '', { id: first?.id })).data;
  const log = (await caller.post(platformCalls.auditLog.path, { bizType: name, bizId: first?.id })).data;
  const path = operations.export?.path ?? '';
  const file = await (await caller.fetch('POST', path, '', 'application/x-www-form-urlencoded')).text();
  const told = [data, record, log].map((part) =>
    JSON.stringify(part, (key, value: unknown) => (key === 'contactMobile' ? undefined : value)),
  );
  return [...told, file].join('\n');
}

test.each(screens)(
  '[%s] a caller without the right to reveal reads no whole number and no secret',
  async (_code, endpoints) => {
    const { mockServer, as } = createTestClient();
    const verbs = ['list', 'show', 'export'].map((verb) => `${endpoints.permission}:${verb}`);
    await allowOnly(mockServer, 'yunying', verbs);
    const read = await readBy(await as('yunying'), endpoints);
    expect(wholeMobile.exec(read)?.[0]).toBeUndefined();
    expect(wholeSecret.exec(read)?.[0]).toBeUndefined();
  },
);

test('[G2] the log shows changed numbers masked, and notes each file', async () => {
  const { as } = createTestClient();
  const admin = await as('admin');
  const { name, operations } = managementEndpoints['management/client-data'];
  const { list } = answer.parse(
    (await admin.post(operations.list.path, { page: 1, limit: 1, stage: 0 })).data,
  );
  const id = list[0]?.id;
  await admin.post(operations.update.path, { id, mobile: '19900009998' });
  const logOf = async (bizId: number | undefined) => {
    const { data } = await admin.post(platformCalls.auditLog.path, { bizType: name, bizId });
    return z.array(z.looseObject({ action: z.string(), operatorName: z.string() })).parse(data);
  };
  const changed = JSON.stringify(await logOf(id));
  expect(changed).toContain('199****9998');
  expect(changed).not.toMatch(wholeMobile);
  await admin.fetch('POST', operations.export.path, '', 'application/x-www-form-urlencoded');
  expect(await logOf(0)).toMatchObject([{ action: expect.stringMatching(/^导出/), operatorName: '林知远' }]);
});

const sights = [
  ['caiwu', { 'management/work-order-list': [1, 2] }],
  ['yunying', { 'management/work-order-list': [1, 2, 3, 4, 5, 6, 7] }],
] as const;

test.each(sights)(
  '[G9] the desk of %s has the types %j',
  async (account, { 'management/work-order-list': types }) => {
    const { as } = createTestClient();
    const caller = await as(account);
    const { list } = managementEndpoints['management/work-order-list'].operations;
    const { data } = await caller.post(list.path, { page: 1, limit: 500 });
    const seen = new Set(answer.parse(data).list.map(({ type }) => type));
    expect([...seen].sort()).toEqual([...types]);
  },
);

/** Operations closed to an institution, or to these staff, whatever they send. */
const closed = [
  ['jigou', 'management/card-release', ['create', 'release', 'recall', 'void', 'suggest', 'funds']],
  ['jigou', 'management/card-data', ['freeze', 'unfreeze', 'void', 'extend', 'secret', 'unbind']],
  ['jigou', 'management/notices', ['create', 'update', 'remove', 'status', 'receipts', 'matrix', 'remind']],
  ['jigou', 'management/work-order-list', ['accept', 'assign', 'finish', 'reject', 'export']],
  ['jigou', 'management/message', ['create', 'receivers']],
  ['caiwu', 'management/card-data', ['bind', 'freeze', 'void', 'extend', 'secret', 'export']],
  ['caiwu', 'management/card-release', ['list', 'create', 'release', 'secrets']],
  ['caiwu', 'management/user-list', ['list', 'plain', 'export']],
  ['caiwu', 'management/recycle-bin', ['list', 'restore', 'purge', 'clear']],
  ['yunying', 'management/recycle-bin', ['list', 'restore', 'purge', 'clear']],
  ['yunying', 'management/card-release', ['list', 'create', 'release', 'secrets']],
] as const;

test.each(closed)('[1.2] %s is refused in %s: %j', async (account, screen, names) => {
  const { as } = createTestClient();
  const caller = await as(account);
  const { operations }: Endpoints = managementEndpoints[screen];
  for (const name of names) {
    const { path = '' } = operations[name] ?? {};
    expect(await caller.post(path, { id: 1 })).toMatchObject({ code: 40301, msg: '当前操作没有权限' });
  }
});
