import { z } from 'zod';
import { expertEndpoints } from '@/resources/expert/endpoints';
import { volunteerRules } from '@/resources/expert/volunteer/volunteer';
import { batchTable } from '../gaokao/batchTable';
import { refuse } from '../responses';
import { idSchema, type Route, read, route, type SignedInRequest } from '../route';
import { textMember } from '../rules';
import { formatTime } from '../time';
import { wires } from '../wire';
import { blankTable, isAt } from './blankTable';
import { favoriteTable } from './favoriteTable';
import { followMain, moveStudent } from './fillStatus';
import { fittingItems } from './fittingItems';
import { studentOf } from './studentShown';
import { checkRoomFor, schemesOf } from './studentTables';
import { tableStatusRoute } from './tableStatus';
import { itemsOf, tableOf } from './tables';
import { keepVersion } from './versionTable';
import { volunteerTable } from './volunteerTable';
import { storeTable } from './zySave';

const { operations } = expertEndpoints['expert/volunteer'];

const copyInput = z.object({
  id: idSchema,
  planNo: z.number().int().min(1, '每个批次最多 5 个方案').max(5, '每个批次最多 5 个方案'),
  userId: idSchema.optional(),
  batchId: idSchema.optional(),
});

/**
 * Operations on whole tables: copy, rename, make the main one, delete, state, favourites (screens E3, E5 and E6).
 */
export const schemeRoutes: readonly Route[] = [
  route(operations.copy, copyTable),
  route(operations.edit, async (request) => {
    const table = await tableOf(request, request.body.id);
    const { row } = table;
    const name = textMember(volunteerRules.name);
    const changes = read(
      request.body,
      z.object({ name: name.optional(), isMain: z.literal([0, 1]).optional() }),
    );
    if (changes.isMain === 0 && row.isMain === 1) refuse('请将其他方案设为主方案');
    if (changes.isMain === 1 && row.status === 9) refuse('志愿表已作废');
    const others = (await schemesOf(request.mockServer, row.userId, row.batchId)).filter(
      ({ id }) => id !== row.id,
    );
    if (changes.name !== row.name && others.some((other) => other.name === changes.name))
      refuse('已有同名方案');
    const named = { name: changes.name ?? row.name, isMain: changes.isMain ?? row.isMain };
    await storeTable(request.mockServer, { ...row, ...named });
    if (named.isMain !== row.isMain) await followMain(request, table, '更换主方案');
  }),
  route(operations.remove, async (request) => {
    const tables = await Promise.all(wires.rpc.ids(request, 'id').map((id) => tableOf(request, id)));
    for (const { row } of tables) {
      if (row.status === 2 || row.status === 3) refuse('已定稿的志愿表不能删除');
      if (row.status === 1) refuse('待审核的志愿表不能删除');
      if (row.isMain === 1 && (await schemesOf(request.mockServer, row.userId, row.batchId)).length > 1)
        refuse('主方案不能删除');
    }
    for (const { row } of tables) await (await request.mockServer.table(volunteerTable)).remove(row.id);
  }),
  tableStatusRoute,
  route(operations.favorite, async (request) => {
    const input = z.object({ userId: idSchema, key: z.string().min(1).max(40), on: z.literal([0, 1]) });
    const { userId, key, on } = read(request.body, input);
    await studentOf(request, userId);
    const table = await request.mockServer.table(favoriteTable);
    const row = table.find((one) => one.userId === userId && one.key === key);
    if (on === 1 && !row) await table.put({ id: table.nextId(), userId, key });
    if (on === 0 && row) await table.remove(row.id);
  }),
];

/** Copies a table: each row is checked for the new student, and unsuitable ones are left out and named. */
async function copyTable(request: SignedInRequest) {
  const { mockServer, body, user } = request;
  const { id, planNo, userId, batchId } = read(body, copyInput);
  const source = await tableOf(request, id);
  const student = userId === undefined ? source.student : await studentOf(request, userId);
  const batch = (await mockServer.table(batchTable)).get(batchId ?? source.batch.id) ?? refuse('批次不存在');
  if (batch.provinceId !== student.provinceId) refuse('考生与批次不在同一省份');
  if (batch.year !== student.year) refuse('考生与批次不在同一年份');
  const table = await mockServer.table(volunteerTable);
  const before = table.find(isAt(student, batch, planNo));
  if (before) refuse(`方案 ${planNo} 已有志愿表`);
  await checkRoomFor(mockServer, student, batch);
  const { kept, skipped } = await fittingItems(mockServer, await itemsOf(mockServer, source), {
    student,
    batch,
  });
  const now = formatTime(mockServer.now());
  const stored = await storeTable(mockServer, {
    ...(await blankTable(mockServer, student, batch, planNo)),
    ...{ version: 1, items: kept },
    ...{ chanceAt: now, savedAt: now, savedBy: user.nickName, createTime: now },
  });
  await keepVersion(mockServer, stored, 'manual');
  if (student.fillStatus === 1) await moveStudent(request, student, 2);
  return { id: stored.id, copied: kept.length, skipped };
}
