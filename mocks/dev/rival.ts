import { z } from 'zod';
import { devEndpoints } from '@/resources/dev/endpoints';
import { itemsOf, tableOf } from '../expert/tables';
import { keepFormer, keepVersion } from '../expert/versionTable';
import { volunteerTable } from '../expert/volunteerTable';
import { storeTable } from '../expert/zySave';
import { refuse } from '../responses';
import { idSchema, type Route, read, route, type SignedInRequest } from '../route';
import { formatTime } from '../time';

const input = z.object({ userId: idSchema });

/** Another expert who works on the same table at the same time. */
const savedBy = '王老师';

/** Moves the last choice of a table to the front as 王老师: a conflict that one person can try (E3). */
export const rivalRoutes: readonly Route[] = [route(devEndpoints['dev/rival'].operations.save, saveAsRival)];

async function saveAsRival(request: SignedInRequest) {
  const { mockServer, body } = request;
  const { userId } = read(body, input);
  const drafts = (await mockServer.table(volunteerTable))
    .all()
    .filter((row) => row.userId === userId && row.isMain === 1 && row.status === 0);
  const table = await tableOf(request, drafts[0]?.id ?? refuse('该考生没有可修改的志愿表'));
  const items = await itemsOf(mockServer, table);
  const last = items.at(-1) ?? refuse('志愿表为空');
  const savedAt = formatTime(mockServer.now());
  const { row } = table;
  const changed = { ...row, items: [last, ...items.slice(0, -1)], recipe: null, version: row.version + 1 };
  await keepFormer(mockServer, table);
  const stored = await storeTable(mockServer, { ...changed, savedAt, savedBy });
  await keepVersion(mockServer, stored, 'auto');
  return { version: stored.version, savedBy };
}
