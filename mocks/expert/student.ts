import { z } from 'zod';
import { expertEndpoints } from '@/resources/expert/endpoints';
import { movingMembers } from '@/resources/expert/student/studentValues';
import { managementEndpoints } from '@/resources/management/endpoints';
import { scoreEndpoints } from '@/resources/score/endpoints';
import { withMemberExpiry } from '../management/card/expiry';
import { masked, unmasked } from '../masks';
import { userUpdateRoute } from '../operations/user/users';
import { forbidden, refuse } from '../responses';
import { idSchema, type Route, read, route, type SignedInRequest } from '../route';
import { mayCall } from '../session';
import { alsoFor, joinPaths } from '../sharedPath';
import { formatTime } from '../time';
import { memberPresenter, trialDaysOf } from './memberShown';
import { logChanges } from './studentChanges';
import { studentInput } from './studentInput';
import { checkStudent } from './studentRules';
import { ownStudents, studentMasks, studentOf } from './studentShown';
import { type StudentRow, studentTable } from './studentTable';
import { tablesOfStudent } from './studentTables';
import { vipRoutes } from './vip';

const { one, update } = expertEndpoints['expert/student'].operations;
const { student: studentOfTable } = expertEndpoints['expert/table'].operations;
const { user: userOfCard } = managementEndpoints['management/card-data'].operations;
const { user: userOfOrder } = managementEndpoints['management/work-order-submission'].operations;
const { one: userOfList } = managementEndpoints['management/user-list'].operations;
const { student: tried } = scoreEndpoints['score/line'].operations;

/** One student: read, change, make her a member (screens E2, E10, G6, G10, O13 and Q6). */
export const studentRoutes: readonly Route[] = [
  ...withMemberExpiry([
    alsoFor(
      route(one, async (request) => (await readStudent(request)) ?? refuse('考生不存在')),
      studentOfTable,
      userOfList,
    ),
    alsoFor(
      route(tried, async (request) => (await readStudent(request)) ?? null),
      userOfCard,
      userOfOrder,
    ),
    ...joinPaths(
      [
        { name: 'student', route: route(update, saveStudent, { sealed: true }) },
        { name: 'user', route: userUpdateRoute },
      ],
      (body) => ('nickname' in body ? 'user' : 'student'),
    ),
  ]),
  ...vipRoutes,
];

const named = z.object({ id: idSchema.optional(), mobile: z.string().optional() });

/**
 * Reads a student by id, or by mobile, as the front desk looks up a customer. Undefined where the number is unknown.
 */
async function readStudent(request: SignedInRequest) {
  const { mockServer } = request;
  const { id, mobile } = read(request.body, named);
  if (id === undefined && !mobile) refuse('请输入考生编号或手机号');
  const isOwn = await ownStudents(request);
  const isMeant = (row: StudentRow) => row.mobile === mobile && isOwn(row);
  const row =
    id === undefined ? (await mockServer.table(studentTable)).find(isMeant) : await studentOf(request, id);
  if (!row) return undefined;
  const trialDays = await trialDaysOf(mockServer, row.storeId);
  return masked({ ...(await memberPresenter(mockServer, [row]))(row), trialDays }, studentMasks);
}

/** The permission for recommended majors is enough for the wishes of the family; everything else takes editing or filling in. */
async function mayChange(request: SignedInRequest, body: object): Promise<boolean> {
  const isWish = Object.keys(body).every((name) => ['id', 'prefer', 'exclude'].includes(name));
  const [edits, fills] = [{ permission: update.permission }, { permission: 'expert:filling:fill' }];
  return isWish || (await mayCall(request, edits)) || mayCall(request, fills);
}

async function saveStudent(request: SignedInRequest) {
  const { mockServer, body } = request;
  const before = await studentOf(request, body.id);
  const changes = read(unmasked(body, before, studentMasks), studentInput);
  if (!(await mayChange(request, body))) throw forbidden('rpc');
  const after = await checkStudent(mockServer, before, changes);
  const isMoved = movingMembers.some((name) => JSON.stringify(after[name]) !== JSON.stringify(before[name]));
  const updatedAt = formatTime(mockServer.now());
  await (await mockServer.table(studentTable)).put({ ...after, ...(isMoved ? { updatedAt } : {}) });
  Object.assign(request.trail, { before, after });
  await logChanges(request, before, after);
  const tables = isMoved ? await tablesOfStudent(mockServer, before.id) : [];
  return { id: before.id, affected: tables.map(({ id }) => id) };
}
