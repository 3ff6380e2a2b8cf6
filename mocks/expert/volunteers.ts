import { z } from 'zod';
import { expertEndpoints } from '@/resources/expert/endpoints';
import type { VolunteerTable } from '@/src/gaokao/volunteerTable';
import { batchTable } from '../gaokao/batchTable';
import type { MockServer } from '../mockServer';
import { refuse } from '../responses';
import { idOrNone, idSchema, type Route, read, route, type SignedInRequest } from '../route';
import { blankTable, isAt } from './blankTable';
import { enrollChance } from './enrollChance';
import { planList } from './planList';
import { remarksOf, reviewRoute } from './reviews';
import { schemeRoutes } from './schemes';
import { shareRoutes } from './shares';
import { studentOf } from './studentShown';
import { headOf, readTable, tableOf } from './tables';
import { unitLookupRoutes } from './unitLookups';
import { versionRoutes } from './versions';
import { volunteerListRoutes } from './volunteerList';
import { volunteerTable } from './volunteerTable';
import { saveTable } from './zySave';

const { operations } = expertEndpoints['expert/volunteer'];

/** Tables of choices: open, save, compute, search (screens E3, E5 and E7). */
export const volunteerRoutes: readonly Route[] = [
  route(expertEndpoints['expert/table'].operations.open, openTable, { sealed: true }),
  route(operations.save, saveTable, { sealed: true }),
  route(operations.chances, enrollChance, { sealed: true }),
  route(operations.units, planList),
  ...schemeRoutes,
  ...versionRoutes,
  ...volunteerListRoutes,
  ...shareRoutes,
  ...unitLookupRoutes,
  reviewRoute,
];

const place = z.object({
  id: idOrNone.optional(),
  userId: idSchema.optional(),
  batchId: idSchema.optional(),
  planNo: z.number().int().min(1).max(5).default(1),
});

/** A table by its id, or by a student's batch and scheme: one without rows where there is none yet. */
async function openTable(request: SignedInRequest) {
  const { mockServer, body } = request;
  const { id, userId, batchId, planNo } = read(body, place);
  if (id) return withRemarks(mockServer, await readTable(mockServer, await tableOf(request, id)));
  const student = await studentOf(request, userId);
  const batch = (await mockServer.table(batchTable)).get(batchId ?? 0);
  if (!batch || batch.provinceId !== student.provinceId) return refuse('批次不存在');
  const row = (await mockServer.table(volunteerTable)).find(isAt(student, batch, planNo));
  if (row) return withRemarks(mockServer, await readTable(mockServer, { row, student, batch }));
  const blank = await blankTable(mockServer, student, batch, planNo);
  return { ...(await headOf(mockServer, { row: blank, student, batch })), items: [] };
}

async function withRemarks(mockServer: MockServer, table: VolunteerTable) {
  return { ...table, reviews: await remarksOf(mockServer, Number(table.id)) };
}
