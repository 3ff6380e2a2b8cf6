import { expect, test } from 'vitest';
import { z } from 'zod';
import { shellCalls } from '@/providers/endpoints/platformCalls';
import { type Caller, createTestClient } from '../testClient';

const answer = z.object({
  list: z.array(z.object({ id: z.number(), version: z.string(), isread: z.number() })),
  total: z.number(),
  unread: z.number(),
});
const list = async (caller: Caller, more = {}) =>
  answer.parse((await caller.post(shellCalls.updateList.path, { page: 1, limit: 3, ...more })).data);

test('sixteen release notes, newest first, the newest two unread', async () => {
  const { as } = createTestClient();
  const updates = await list(await as('admin'));
  expect(updates).toMatchObject({ total: 16, unread: 2 });
  expect(updates.list.map(({ version, isread }) => [version, isread])).toEqual([
    ['2.0.1', 0],
    ['2.0.0', 0],
    ['1.9.2', 1],
  ]);
});

test('reading is per person, and may be said of several at once and twice', async () => {
  const { as } = createTestClient();
  const [admin, other] = [await as('admin'), await as('yunying')];
  await admin.post(shellCalls.updateRead.path, { id: '15,16' });
  await admin.post(shellCalls.updateRead.path, { id: 16 });
  expect((await list(admin)).unread).toBe(0);
  expect((await list(other)).unread).toBe(2);
});

test('a type or a keyword narrows the list', async () => {
  const { as } = createTestClient();
  const admin = await as('admin');
  expect((await list(admin, { type: 3 })).total).toBe(4);
  expect((await list(admin, { keyword: '邀请码' })).list).toMatchObject([{ version: '1.4.0' }]);
});
