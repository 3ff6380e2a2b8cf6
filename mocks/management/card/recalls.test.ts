import { expect, test } from 'vitest';
import { z } from 'zod';
import { managementEndpoints } from '@/resources/management/endpoints';
import { createCardClient } from './cardTestClient';

const batch = managementEndpoints['management/card-release'].operations;
const listed = z.object({
  list: z.array(z.object({ id: z.number(), recallable: z.number(), quantity: z.number() })),
});

test('[G12] releases and batches tell how many cards can be recalled: none that is bound, frozen or expired', async () => {
  const { admin, cards } = await createCardClient();
  const read = async (path: string, body: object) =>
    listed.parse((await admin.post(path, { page: 1, limit: 500, ...body })).data).list;
  const idle = (member: 'releaseId' | 'batchId', id: number) =>
    cards.all().filter((card) => card[member] === id && card.status === 1).length;
  const releases = await read(batch.releases.path, { status: 1 });
  const batches = await read(batch.list.path, {});
  for (const { id, recallable } of releases) expect([id, recallable]).toEqual([id, idle('releaseId', id)]);
  for (const { id, recallable } of batches) expect([id, recallable]).toEqual([id, idle('batchId', id)]);
  expect(releases.filter(({ recallable, quantity }) => recallable < quantity)).not.toEqual([]);
});
