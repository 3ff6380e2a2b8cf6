import { z } from 'zod';
import { expertEndpoints } from '@/resources/expert/endpoints';
import { scoreEndpoints } from '@/resources/score/endpoints';
import { refuse } from '../responses';
import { idSchema, type Route, read, route, type SignedInRequest } from '../route';
import { formatTime } from '../time';
import { logChanges } from './studentChanges';
import { studentInput } from './studentInput';
import { checkStudent } from './studentRules';
import { ownStudents, studentOf, studentPresenter } from './studentShown';
import { studentTable } from './studentTable';
import { tablesOfStudent } from './studentTables';
import { vipRoute } from './vip';

const { one, update } = expertEndpoints['expert/student'].operations;
const { student: tried } = scoreEndpoints['score/line'].operations;

/** One student: read, change, open the service (screens E2, E10 and Q6). */
export const studentRoutes: readonly Route[] = [
  route(one, readStudent),
  route(tried, readStudent),
  route(update, saveStudent, { sealed: true }),
  vipRoute,
];

const named = z.object({ id: idSchema.optional(), mobile: z.string().optional() });

/** By id, or by mobile as the front desk looks up a customer; no such mobile is answered with nothing. */
async function readStudent(request: SignedInRequest) {
  const { id, mobile } = read(request.body, named);
  if (id === undefined && !mobile) refuse('请输入考生编号或手机号');
  const present = await studentPresenter(request.mockServer);
  if (id !== undefined) return present(await studentOf(request, id));
  const isOwn = await ownStudents(request);
  const row = (await request.mockServer.table(studentTable)).find(
    (one) => one.mobile === mobile && isOwn(one),
  );
  return row ? present(row) : refuse('考生不存在');
}

/** Members whose change moves the chances of tables that exist. */
const moving = ['score', 'rank', 'subjects', 'bonus', 'provinceId', 'lineVariant'] as const;

async function saveStudent(request: SignedInRequest) {
  const { mockServer, body } = request;
  const before = await studentOf(request, body.id);
  const changes = read(body, studentInput);
  const after = await checkStudent(mockServer, before, changes);
  const isMoved = moving.some((name) => JSON.stringify(after[name]) !== JSON.stringify(before[name]));
  const updatedAt = formatTime(mockServer.now());
  await (await mockServer.table(studentTable)).put({ ...after, ...(isMoved ? { updatedAt } : {}) });
  Object.assign(request.trail, { before, after });
  await logChanges(request, before, after);
  const tables = isMoved ? await tablesOfStudent(mockServer, before.id) : [];
  return { id: before.id, affected: tables.map(({ id }) => id) };
}
