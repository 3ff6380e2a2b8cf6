import { expertEndpoints } from '@/resources/expert/endpoints';
import { wordsOf } from '@/resources/management/card/cardEnumerations';
import { managementEndpoints } from '@/resources/management/endpoints';
import { userTypes, vipPayTypes } from '@/src/gaokao/enumerations';
import { type Membership, membershipRefusal, orderRefusal, proofOf } from '@/src/gaokao/membership';
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
import { expertsOf } from './expertTable';
import { hadTrial, membershipOf, nextMembership, withMembership } from './membership';
import { logStep } from './orderLog';
import { type OrderRow, orderTable } from './orderTable';
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
  const after = await nextMembership(mockServer, student, input);
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
  await openOrder(request, student, input);
  return { vipExpire: after.vipExpire };
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

/** The order that was named, or the one that the bound card was sold with, has what was paid for. */
async function openOrder(
  request: SignedInRequest,
  { id: userId }: StudentRow,
  { userType, vipPayType, orderNo, cardNo }: VipInput,
): Promise<void> {
  const orders = await request.mockServer.table(orderTable);
  const isNamed = ({ no, cardNo: sold }: OrderRow) =>
    orderNo ? no === orderNo : !!cardNo && sold === cardNo;
  const order = orders.find(
    (one) => one.opened === 0 && isNamed(one) && !orderRefusal(one, { userId, userType, vipPayType }),
  );
  if (!order) return;
  const bound = vipPayType === 2 && cardNo ? { cardNo } : {};
  await logStep(request, '开通权益', order, await orders.put({ ...order, ...bound, opened: 1 }));
}

async function moveTheCards(
  request: SignedInRequest,
  student: StudentRow,
  { userType, vipPayType, vipExpire }: Membership,
  card: CardRow | undefined,
): Promise<void> {
  if (userType === 0) return endCards(request, student.id, 'trial');
  const isKept = !card && student.userType === userType && (vipPayType === 1 || vipPayType === 2);
  if (isKept) return prolongCards(request, student.id, vipExpire, `权益延至 ${vipExpire}`);
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
  const { mockServer } = request;
  const changed = withMembership(before, membership, mockServer.now());
  const after: StudentRow = { ...changed, ...fromOrder, ...nextRev(before) };
  await (await mockServer.table(studentTable)).put(after);
  Object.assign(request.trail, { before, after });
  const entry = { bizType, bizId: before.id, action: '设置会员', before, after, fields: labels, remark };
  await audit(request, { ...entry, forStore: true });
  await logStudent(request, before.id, '权益有效期', before.vipExpire ?? '', after.vipExpire ?? '');
}
