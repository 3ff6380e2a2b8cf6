import { z } from 'zod';
import { expertEndpoints } from '@/resources/expert/endpoints';
import { difference, differenceText } from '@/src/gaokao/difference';
import type { MockServer } from '../mockServer';
import { refuse } from '../responses';
import { type Route, read, route, type SignedInRequest } from '../route';
import { formatTime } from '../time';
import { headOf, itemsOf, type LoadedTable, rowsOf, tableOf } from './tables';
import { keepFormer, keepVersion, type TableVersion, versionsOf } from './versionTable';
import { checkSavable, storeTable } from './zySave';

const { versions, version, restore } = expertEndpoints['expert/volunteer'].operations;

const which = z.object({ version: z.number('请选择版本').int() });
/** Along with the version on screen, on which a restore builds. */
const whichOnto = which.extend({ baseVersion: z.number('参数错误：baseVersion').int() });

/** 历史: the kept versions of a table, one of them, and back to it (screen E3). */
export const versionRoutes: readonly Route[] = [
  route(versions, async (request) => {
    const table = await tableOf(request, request.body.id);
    const all = await versionsOf(request.mockServer, table);
    return all.map(({ items, version: number, saveType, savedAt, savedBy, note }, index) => ({
      ...{ version: number, saveType, savedAt, savedBy, count: items.length },
      summary: note ?? differenceText(difference(all[index + 1]?.items ?? [], items)),
    }));
  }),
  route(version, async (request) => {
    const { mockServer, body } = request;
    const table = await tableOf(request, body.id);
    const kept = await versionOf(mockServer, table, read(body, which).version);
    const items = await rowsOf(mockServer, table, kept.items);
    const { version: number, savedAt, savedBy } = kept;
    return { ...(await headOf(mockServer, table)), version: number, savedAt, savedBy, items };
  }),
  route(restore, async (request) => ({ version: await restoreVersion(request) })),
];

async function versionOf(mockServer: MockServer, table: LoadedTable, number: number): Promise<TableVersion> {
  const all = await versionsOf(mockServer, table);
  return all.find((one) => one.version === number) ?? refuse('版本不存在');
}

/** Restores a version: the present rows are kept as a version of their own, the restored ones become the next. */
async function restoreVersion(request: SignedInRequest): Promise<number> {
  const { mockServer, body, user } = request;
  const table = await tableOf(request, body.id);
  const { version: number, baseVersion } = read(body, whichOnto);
  await checkSavable(mockServer, table.row, { mode: table.row.mode, baseVersion }, table);
  const kept = await versionOf(mockServer, table, number);
  const stamp = { savedAt: formatTime(mockServer.now()), savedBy: user.nickName, recipe: null };
  const now = {
    ...table.row,
    ...stamp,
    version: table.row.version + 1,
    items: [...(await itemsOf(mockServer, table))],
  };
  await keepFormer(mockServer, table);
  await keepVersion(mockServer, now, 'manual');
  const restored = { ...now, version: now.version + 1, items: [...kept.items] };
  await keepVersion(mockServer, await storeTable(mockServer, restored), 'manual');
  return restored.version;
}
