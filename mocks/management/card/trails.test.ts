import { expect, test } from 'vitest';
import { z } from 'zod';
import { platformCalls } from '@/providers/endpoints/platformCalls';
import { managementEndpoints } from '@/resources/management/endpoints';
import type { Caller } from '../../testClient';
import { createCardClient } from './cardTestClient';

const card = managementEndpoints['management/card-data'];
const batch = managementEndpoints['management/card-release'];
const deedsSchema = z.array(
  z.object({ id: z.number(), time: z.string(), action: z.string(), remark: z.string() }),
);

async function deedsOf(caller: Caller, bizType: string, bizId: number) {
  const { code, data } = await caller.post(platformCalls.auditLog.path, { bizType, bizId });
  expect(code).toBe(20000);
  return deedsSchema.parse(data);
}

test('[G12] every batch of the seed has its history, the newest first', async () => {
  const { admin, batches } = await createCardClient();
  for (const { id, voided } of batches.all()) {
    const deeds = await deedsOf(admin, batch.name, id);
    expect(deeds.at(-1)?.action).toBe('生成卡片');
    expect(deeds.some(({ action }) => action === '作废批次')).toBe(voided);
    expect(deeds.map(({ time }) => time)).toEqual(
      deeds
        .map(({ time }) => time)
        .sort()
        .reverse(),
    );
    expect(new Set(deeds.map((deed) => deed.id)).size).toBe(deeds.length);
  }
});

test('[G10] every card has its history, and a new step once', async () => {
  const { admin, ask, first } = await createCardClient();
  for (const state of [0, 1, 2, 3, 4, 5]) {
    const { id } = first(({ status }) => status === state);
    expect((await deedsOf(admin, card.name, id)).at(-1)?.action).toBe('生成');
  }
  const { id } = first(({ status }) => status === 1);
  await ask(card.operations.freeze, { id, remark: '疑似转售，先行冻结' });
  const frozen = (await deedsOf(admin, card.name, id)).filter(({ action }) => action === '冻结');
  expect(frozen).toMatchObject([{ remark: '疑似转售，先行冻结' }]);
});

test('[G12] an institution reads its own history alone', async () => {
  const { as, ask } = await createCardClient();
  const jigou = await as('jigou');
  const body = { id: 8, quantity: 1, unitPrice: '0.00', payMode: 3, remark: '赠送' };
  for (const storeId of [2, 8]) await ask(batch.operations.release, { ...body, storeId });
  const deeds = await deedsOf(jigou, batch.name, 8);
  expect(deeds.length).toBeGreaterThan(1);
  const names = new Set(deeds.map(({ remark }) => remark.split(' ')[0]));
  expect(names.size).toBe(1);
});
