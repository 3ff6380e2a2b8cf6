import { z } from 'zod';
import { shellCalls } from '@/providers/endpoints/platformCalls';
import { managementEndpoints } from '@/resources/management/endpoints';
import { audit } from '../audit';
import { doEach, isOfPlatform, ownStoreScope, refuseForeign, requirePassword } from '../businessRules';
import { crudHandlers } from '../crud';
import { storeTable } from '../customer/storeTable';
import { momentOf } from '../gaokao/fillWindows';
import type { MockServer } from '../mockServer';
import { found, refuse } from '../responses';
import { idsSchema, type Route, read, route, type SignedInRequest } from '../route';
import { dayLength } from '../time';
import type { Bin } from './recycle';
import { recycleBins } from './recycleBins';
import { type RecycledRow, recycleTable } from './recycleTable';

const endpoints = managementEndpoints['management/recycle-bin'];
const { check, counts, restore, purge: purgeCall, clear, list, one } = endpoints.operations;

/** Records deleted within thirty days (screen G5): they can be restored or deleted for good. */
export const recycleBinRoutes: readonly Route[] = [
  ...crudHandlers({ ...endpoints, operations: { list, one } }, recycleTable, {
    contains: ['name', 'deleteBy', 'storeName'],
    order: { field: 'deleteTime', descending: true },
    scope: ownStoreScope,
    visible: (row, { mockServer }) => daysLeft(row, mockServer.now()) > 0,
    presenter: async ({ mockServer }) => {
      const stores = await mockServer.table(storeTable);
      return (row) => ({
        ...withoutRecord(row),
        storeName: stores.get(row.storeId)?.name ?? '',
        daysLeft: daysLeft(row, mockServer.now()),
        facts: binOf(row).facts(row),
      });
    },
  }),
  route(counts, async (request) => {
    const rows = await keptRows(request);
    const byEntity = rows.map(({ entity }) => [
      `entity${entity}`,
      rows.filter((row) => row.entity === entity).length,
    ]);
    return { all: rows.length, ...Object.fromEntries(byEntity) };
  }),
  route(check, async (request) => {
    const rows = await rowsIn(request);
    return Promise.all(rows.map((row) => checked(row, request.mockServer)));
  }),
  route(restore, async (request) => restoreRows(request, await rowsIn(request))),
  route(purgeCall, async (request) => {
    await requirePassword(request);
    await purge(request, await rowsIn(request));
  }),
  route(clear, async (request) => {
    const { entity } = read(request.body, z.object({ entity: z.string().nullish() }));
    await requirePassword(request);
    const rows = (await keptRows(request)).filter((row) => !entity || row.entity === entity);
    await purge(request, rows);
    return { count: rows.length };
  }),
  // 撤销 of whoever has just deleted them.
  route(shellCalls.undoDelete, async (request) => {
    const { bizType, id: ids } = read(request.body, z.object({ bizType: z.string().min(1), id: idsSchema }));
    const own = (await keptRows(request)).filter(
      (row) => binOf(row).screens.includes(bizType) && row.deleterId === request.user.userId,
    );
    return restoreRows(
      request,
      ids.map((id) => found(own.findLast(({ bizId }) => bizId === id))),
    );
  }),
];

function withoutRecord({ record: _record, ...row }: RecycledRow) {
  return row;
}

function binOf({ bizType }: RecycledRow): Bin {
  const bin = recycleBins.find((one) => one.bizType === bizType);
  if (!bin) throw new Error(`No bin of recycleBins.ts keeps "${bizType}"`);
  return bin;
}

/** Conflicts of a restore, and the records that come along where there are none. */
async function checked(row: RecycledRow, mockServer: MockServer) {
  const conflicts = await binOf(row).conflicts(row, mockServer);
  const ok = conflicts.length === 0;
  return {
    id: row.id,
    name: row.name,
    ok,
    conflicts,
    also: ok ? await binOf(row).also(row, mockServer) : [],
  };
}

function daysLeft(row: RecycledRow, now: number): number {
  return binOf(row).days(row) - Math.floor((now - momentOf(row.deleteTime)) / dayLength);
}

/**
 * Lets expired records go: they cannot be restored. What other records still name stays without personal data (screen
 * G5), all else goes for good.
 */
async function dropExpired(mockServer: MockServer): Promise<void> {
  const table = await mockServer.table(recycleTable);
  for (const row of table.all().filter((one) => daysLeft(one, mockServer.now()) <= 0)) {
    const { anonymise } = binOf(row);
    if (anonymise) {
      const left = anonymise(row);
      if (left.record !== row.record) await table.put({ ...row, ...left });
    } else await goForGood(row, mockServer);
  }
}

async function goForGood(row: RecycledRow, mockServer: MockServer): Promise<void> {
  await binOf(row).purge(row, mockServer);
  await (await mockServer.table(recycleTable)).remove(row.id);
}

/** The caller's part of the bin: P has all of it, I its own institution's. */
async function keptRows(request: SignedInRequest): Promise<readonly RecycledRow[]> {
  const { mockServer, user } = request;
  await dropExpired(mockServer);
  const rows = (await mockServer.table(recycleTable)).all();
  const isOwn = ({ storeId }: RecycledRow) => isOfPlatform(request) || storeId === user.storeId;
  return rows.filter((row) => isOwn(row) && daysLeft(row, mockServer.now()) > 0);
}

async function rowsIn(request: SignedInRequest): Promise<readonly RecycledRow[]> {
  const kept = await keptRows(request);
  const table = await request.mockServer.table(recycleTable);
  return read(request.body.id, idsSchema).map((id) => {
    refuseForeign(request, found(table.get(id)));
    return found(kept.find((row) => row.id === id));
  });
}

async function restoreRows(request: SignedInRequest, rows: readonly RecycledRow[]) {
  const { mockServer } = request;
  const table = await mockServer.table(recycleTable);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return doEach(
    [...byId.keys()],
    (id) => byId.get(id)?.name ?? '',
    async (id) => {
      const row = found(byId.get(id));
      const [conflict] = await binOf(row).conflicts(row, mockServer);
      if (conflict !== undefined) refuse(`恢复失败：${conflict}`);
      const also = (await binOf(row).also(row, mockServer)).map(({ name }) => name).join('、');
      await binOf(row).restore(row, mockServer);
      await table.remove(id);
      const remark = also && `一并恢复：${also}`;
      const { bizType, bizId, storeId } = row;
      await audit(request, { bizType, bizId, storeId, action: '从回收站恢复', remark });
    },
  );
}

async function purge(request: SignedInRequest, rows: readonly RecycledRow[]): Promise<void> {
  for (const row of rows) {
    await goForGood(row, request.mockServer);
    const { bizType, bizId, storeId } = row;
    await audit(request, { bizType, bizId, storeId, action: '彻底删除' });
  }
}
