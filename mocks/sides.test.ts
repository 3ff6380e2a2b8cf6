import { expect, test } from 'vitest';
import { z } from 'zod';
import { platformCalls } from '@/providers/endpoints/platformCalls';
import { financeEndpoints } from '@/resources/finance/endpoints';
import { managementEndpoints } from '@/resources/management/endpoints';
import { type Caller, createTestClient } from './testClient';

const screens = { ...financeEndpoints, ...managementEndpoints };

type Screen = keyof typeof screens;

/** The rows of a screen that an account sees: none, those of its institution, or all. */
type Sight = 'none' | 'own' | 'all';

/** Sights of the demo accounts on the screens whose rows belong to institutions (screens-business, 1.2). */
const sights: readonly (readonly [Screen, caiwu: Sight, yunying: Sight, jigou: Sight])[] = [
  ['finance/institution-details', 'all', 'none', 'own'],
  ['finance/invoices', 'all', 'none', 'own'],
  ['finance/financial-balance', 'all', 'none', 'own'],
  ['finance/withdrawals', 'all', 'none', 'own'],
  ['finance/management', 'all', 'none', 'none'],
  ['management/card-data', 'all', 'all', 'own'],
  ['management/card-record', 'all', 'all', 'own'],
  ['management/client-data', 'none', 'all', 'none'],
  ['management/appraisal', 'none', 'none', 'none'],
  ['management/memo', 'none', 'all', 'none'],
  ['management/recycle-bin', 'none', 'none', 'none'],
];

const cases = sights.flatMap(([screen, caiwu, yunying, jigou]) => [
  { screen, account: 'caiwu', sight: caiwu },
  { screen, account: 'yunying', sight: yunying },
  { screen, account: 'jigou', sight: jigou },
]);

const ownStore = 2;
const forbidden = { code: 40301, msg: '当前操作没有权限' };
const answer = z.object({
  total: z.number(),
  list: z.array(z.looseObject({ id: z.number(), storeId: z.number().nullish() })),
});

async function rowsFor(caller: Caller, screen: Screen, body: object = {}) {
  const { code, msg, data } = await caller.post(screens[screen].operations.list.path, {
    ...{ page: 1, limit: 100_000 },
    ...body,
  });
  return code === 20000 ? answer.parse(data) : { code, msg };
}

test.each(cases)('[1.2] of $screen $account sees: $sight', async ({ screen, account, sight }) => {
  const { as } = createTestClient();
  const caller = await as(account);
  const seen = await rowsFor(caller, screen);
  if (sight === 'none') return expect(seen).toEqual(forbidden);
  const { list, total } = answer.parse(seen);
  expect(total).toBeGreaterThan(0);
  const everything = answer.parse(await rowsFor(await as('admin'), screen));
  if (sight === 'all') return expect(total).toBe(everything.total);
  const own = everything.list.filter(({ storeId }) => storeId === ownStore);
  expect(list.map(({ id }) => id).sort()).toEqual(own.map(({ id }) => id).sort());
  expect(total).toBeLessThan(everything.total);
  // whatever filter it sends
  expect(answer.parse(await rowsFor(caller, screen, { storeId: 3 })).total).toBe(total);
});

const shown = cases.filter(({ sight, screen }) => sight === 'own' && 'one' in screens[screen].operations);

test.each(shown)(
  '[1.2] $account reads neither a record of another institution in $screen nor its history',
  async ({ screen, account }) => {
    const { as } = createTestClient();
    const everything = answer.parse(await rowsFor(await as('admin'), screen));
    const foreign =
      everything.list.find(({ storeId }) => storeId && storeId !== ownStore) ?? expect.unreachable();
    const caller = await as(account);
    expect(await caller.post(screens[screen].operations.one.path, { id: foreign.id })).toMatchObject(
      forbidden,
    );
    const { code, data } = await caller.post(platformCalls.auditLog.path, {
      ...{ bizType: screen, bizId: foreign.id },
    });
    expect([code, data ?? []]).toEqual([expect.any(Number), []]);
  },
);

test('[1.2] a caller gets only their own messages', async () => {
  const { as } = createTestClient();
  const seen = new Map<number, string>();
  for (const account of ['caiwu', 'yunying', 'jigou', 'admin']) {
    const { list } = answer.parse(await rowsFor(await as(account), 'management/message'));
    expect(list.length).toBeGreaterThan(0);
    for (const { id } of list) {
      expect([id, seen.get(id)]).toEqual([id, undefined]);
      seen.set(id, account);
    }
  }
});
