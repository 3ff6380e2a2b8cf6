import { expertEndpoints } from '@/resources/expert/endpoints';
import { wordsOf } from '@/resources/management/card/cardEnumerations';
import { managementEndpoints } from '@/resources/management/endpoints';
import { userTypes, vipPayTypes } from '@/src/gaokao/enumerations';
import { laterEnd, type Membership, membershipRefusal, orderRefusal, proofOf } from '@/src/gaokao/membership';
import { type AuditFields, audit } from '../audit';
import { doOnce, nextRev, refuseMoved } from '../businessRules';
import { bindableCard, bindCard, endCards, prolongCards, refuseFrozen } from '../management/card/bindCard';
import type { CardRow } from '../management/card/cardTables';
import { withMemberExpiry } from '../management/card/expiry';
import { provincesText } from '../management/card/provincesText';
import type { MockServer } from '../mockServer';
import { refuse } from '../responses';
import { idSchema, type Route, read, route, type SignedInRequest } from '../route';
import { alsoFor } from '../sharedPath';
import { formatTime } from '../time';
import { expertsOf } from './expertTable';
import { trialDaysOf } from './memberShown';
import { orderTable } from './orderTable';
import { type VipInput, vipInput } from './studentInput';
import { logStudent } from './studentLog';
import { studentOf } from './studentShown';
import { type StudentRow, studentTable } from './studentTable';

const { openVip } = expertEndpoints['expert/student'].operations;
const { bind } = managementEndpoints['management/card-data'].operations;
const { name: bizType, operations } = managementEndpoints['management/user-list'];

/** Makes a student a member, or changes what she is allowed (screens E2, E10, G6 and G10). */
export const vipRoutes: readonly Route[] = withMemberExpiry([
  alsoFor(
    route(openVip, (request) => doOnce(request, () => setMembership(request))),
    bind,
    operations.vip,
  ),
]);

async function setMembership(request: SignedInRequest): Promise<{ vipExpire: string }> {
  const { mockServer, body } = request;
  const student = await studentOf(request, read(body.userId, idSchema));
  refuseMoved(request, student);
  const input = read(body, vipInput);
  await refuseFrozen(mockServer, student.id);
  const before = membershipOf(student);
  const after = await wanted(mockServer, student, input);
  const refusal = membershipRefusal(
    { ...before, provinceId: student.provinceId, trialUsed: await hadTrial(mockServer, student) },
    after,
    mockServer.now(),
  );
  if (refusal) refuse(refusal);
  const proof = proofOf(before, after);
  const card = await newCard(mockServer, student, input, proof === 'card');
  const fromOrder = await provenByOrder(mockServer, student, input, proof);
  await moveTheCards(request, student, after, card);
  await keep(request, student, after, fromOrder, input.remark);
  return { vipExpire: after.vipExpire };
}

function membershipOf({ userType, vipPayType, vipExpire = '', provinceIds }: StudentRow): Membership {
  return { userType, vipPayType, vipExpire, provinceIds };
}

/** The input with its omissions filled in from the student: an omitted member takes no time or provinces away. */
async function wanted(
  mockServer: MockServer,
  student: StudentRow,
  { userType, vipPayType, year, expireTime, provinceIds }: VipInput,
): Promise<Pick<StudentRow, 'userType' | 'vipPayType'> & Membership> {
  const { provinceId } = student;
  if (userType === 0)
    return { userType, vipPayType, vipExpire: formatTime(mockServer.now()), provinceIds: [] };
  const trialDays = await trialDaysOf(mockServer, student.storeId);
  const to = { userType, year: year ?? student.year };
  const later = laterEnd(membershipOf(student), to, mockServer.now(), trialDays);
  const given = expireTime?.length === 10 ? `${expireTime} 23:59:59` : expireTime;
  const own = student.userType === 0 ? [] : student.provinceIds;
  return {
    ...{ userType, vipPayType, vipExpire: given || later },
    provinceIds: provinceIds ?? [...new Set([...own, provinceId])],
  };
}

/** Whether the mobile number has had a trial, at whatever institution. */
async function hadTrial({ table }: MockServer, { mobile }: StudentRow): Promise<boolean> {
  return (
    (await table(studentTable)).find((row) => row.mobile === mobile && row.trialUsed === 1) !== undefined
  );
}

/** The card to be bound: required for a new membership by card, optional for a renewal by another card. */
async function newCard(
  mockServer: MockServer,
  student: StudentRow,
  { vipPayType, cardNo, userType }: VipInput,
  isNeeded: boolean,
): Promise<CardRow | undefined> {
  if (vipPayType !== 2 || (!cardNo && !isNeeded)) return undefined;
  return bindableCard(mockServer, cardNo ?? '', { storeId: student.storeId, userType });
}

/** Changes of a student by an order: the order's number, and the student's expert. */
async function provenByOrder(
  mockServer: MockServer,
  student: StudentRow,
  { userType, vipPayType, orderNo, expertId }: VipInput,
  proof: ReturnType<typeof proofOf>,
): Promise<Partial<StudentRow>> {
  if (vipPayType !== 3 && vipPayType !== 4)
    return { orderNo: orderNo || (proof === 'card' || userType === 0 ? '' : student.orderNo) };
  if (proof === undefined && !orderNo && expertId == null) return {};
  if (!orderNo && vipPayType === 4 && expertId != null) return withExpert(mockServer, student, expertId);
  const order = (await mockServer.table(orderTable)).find(({ no }) => no === orderNo);
  const refusal = orderRefusal(order, { userId: student.id, userType, vipPayType });
  if (refusal) refuse(refusal);
  const expert = vipPayType === 4 ? (expertId ?? order?.expertId ?? student.expertId) : null;
  return {
    orderNo: orderNo ?? '',
    ...(expert != null && (await withExpert(mockServer, student, expert))),
  };
}

/** One-to-one service begins: somebody answers for her. */
async function withExpert(mockServer: MockServer, student: StudentRow, id: unknown) {
  const expert = (await expertsOf(mockServer)).find((one) => String(one.id) === String(id));
  return { expertId: expert?.id ?? refuse('请选择专家'), fillStatus: Math.max(1, student.fillStatus) };
}

async function moveTheCards(
  request: SignedInRequest,
  student: StudentRow,
  { userType, vipPayType, vipExpire }: Membership,
  card: CardRow | undefined,
): Promise<void> {
  if (userType === 0) return endCards(request, student.id, 'trial');
  const isKept = !card && student.userType === userType && (vipPayType === 1 || vipPayType === 2);
  if (isKept) return prolongCards(request, student.id, vipExpire);
  await endCards(request, student.id, 'upgrade');
  if (card) await bindCard(request, card, student.id, vipExpire);
}

const labels: AuditFields = {
  userType: ['用户类型', wordsOf(userTypes)],
  vipPayType: ['开通方式', wordsOf(vipPayTypes)],
  vipExpire: '有效期至',
  provinceIds: ['可用省份', (ids) => (Array.isArray(ids) && ids.length > 0 ? provincesText(ids) : '')],
  orderNo: '服务订单号',
};

async function keep(
  request: SignedInRequest,
  before: StudentRow,
  membership: Pick<StudentRow, 'userType' | 'vipPayType'> & Membership,
  fromOrder: Partial<StudentRow>,
  remark: string,
): Promise<void> {
  const { userType, provinceIds, vipExpire } = membership;
  const isNew = before.userType !== userType || before.vipPayType !== membership.vipPayType;
  const after: StudentRow = {
    ...{ ...before, ...membership, ...fromOrder, provinceIds: [...provinceIds], ...nextRev(before) },
    ...(isNew && userType > 0 && { startTime: formatTime(request.mockServer.now()) }),
    ...(userType === 3 && { trialUsed: 1 }),
  };
  await (await request.mockServer.table(studentTable)).put(after);
  Object.assign(request.trail, { before, after });
  const entry = { bizType, bizId: before.id, action: '设置会员', before, after, fields: labels, remark };
  await audit(request, { ...entry, forStore: true });
  await logStudent(request, before.id, '权益有效期', before.vipExpire ?? '', vipExpire);
}
