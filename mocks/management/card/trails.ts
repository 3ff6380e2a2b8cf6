import { cardEvents, wordsOf } from '@/resources/management/card/cardEnumerations';
import { managementEndpoints } from '@/resources/management/endpoints';
import type { Deed, Trail } from '../../audit';
import { storeTable } from '../../customer/storeTable';
import type { MockServer } from '../../mockServer';
import { type BatchRow, batchTable, cardTable, recordTable, releaseTable } from './cardTables';

const events = wordsOf(cardEvents);
const voided = 10;

/** The trail of a card: each event is an entry (screen G10). */
async function cardTrail({ table }: MockServer, id: number): Promise<readonly Deed[]> {
  const records = (await table(recordTable)).all().filter(({ cardId }) => cardId === id);
  return records.map(({ storeId, createTime: time, operatorName, ip, event, remark }) => ({
    ...{ storeId, time, operatorName, ip, action: events[event] ?? '', remark },
  }));
}

/** The trail of a batch: production, releases, exports for print, and end (screen G12). */
async function batchTrail(server: MockServer, id: number): Promise<readonly Deed[]> {
  const batch = (await server.table(batchTable)).get(id);
  if (!batch) return [];
  const made = { time: batch.createTime, operatorName: batch.createBy, remark: `${batch.quantity} 张` };
  return [
    { ...made, storeId: 0, ip: '', action: '生成卡片' },
    ...(await releaseDeeds(server, batch)),
    ...batch.exports.map(({ time, by: operatorName, storeId, quantity }) => ({
      ...{ time, operatorName, storeId, ip: '', action: '导出卡密', remark: `${quantity} 张` },
    })),
    ...(batch.voided ? await voidDeeds(server, batch) : []),
  ];
}

async function releaseDeeds({ table }: MockServer, { id }: BatchRow): Promise<Deed[]> {
  const stores = await table(storeTable);
  const releases = (await table(releaseTable)).all().filter(({ batchId }) => batchId === id);
  return releases.map(({ storeId, createTime: time, createBy: operatorName, quantity }) => ({
    ...{ storeId, time, operatorName, ip: '', action: '发放' },
    remark: `${stores.get(storeId)?.name ?? ''} ${quantity} 张`,
  }));
}

async function voidDeeds({ table }: MockServer, { id }: BatchRow): Promise<Deed[]> {
  const cards = await table(cardTable);
  const ofBatch = (cardId: number) => cards.get(cardId)?.batchId === id;
  const first = (await table(recordTable)).find(({ event, cardId }) => event === voided && ofBatch(cardId));
  if (!first) return [];
  const { createTime: time, operatorName, ip, remark } = first;
  return [{ storeId: 0, time, operatorName, ip, action: '作废批次', remark }];
}

/** Seeded 操作记录 of cards and batches, beyond the logged entries. */
export const cardTrails: Readonly<Record<string, Trail>> = {
  [managementEndpoints['management/card-data'].name]: cardTrail,
  [managementEndpoints['management/card-release'].name]: batchTrail,
};
