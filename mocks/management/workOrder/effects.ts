import { usualEnd, wishProblem } from '@/resources/management/workOrder/wishRules';
import type { WorkOrderType } from '@/resources/management/workOrder/workOrder';
import { categoryOf } from '@/src/gaokao/subjects';
import { audit } from '../../audit';
import { nextRev } from '../../businessRules';
import { nextMembership, withMembership } from '../../expert/membership';
import { settleRefund } from '../../expert/refund';
import { studentBin } from '../../expert/studentBin';
import { logChanges } from '../../expert/studentChanges';
import { logStudent } from '../../expert/studentLog';
import { checkStudent } from '../../expert/studentRules';
import { type StudentRow, studentTable } from '../../expert/studentTable';
import { cardRefundEntries } from '../../finance/entries';
import { post } from '../../finance/post';
import { found, refuse } from '../../responses';
import type { SignedInRequest } from '../../route';
import { formatTime } from '../../time';
import { prolongCards } from '../card/bindCard';
import type { CardRow } from '../card/cardTables';
import { ordinary } from '../card/expiry';
import { moveCards } from '../card/moveCards';
import { struckOff } from '../goneStudents';
import { cardOfUser, factsOf } from './workOrderFacts';
import type { WorkOrderRow } from './workOrderTable';

type Effect = (request: SignedInRequest, order: WorkOrderRow) => Promise<void>;

/**
 * Carries out a work order. Refuses before anything has changed: checks first, then posts the money, then writes the
 * rest.
 */
export async function carryOut(request: SignedInRequest, order: WorkOrderRow): Promise<void> {
  await effects[order.type](request, order);
}

const effects: Readonly<Record<WorkOrderType, Effect>> = {
  1: async (request, { customerOrderNo, refundAmount }) =>
    settleRefund(request, { customerOrderNo, amount: refundAmount }, 'processed'),
  2: takeCardBack,
  3: changeYear,
  4: changeRights,
  5: strikeOff,
  6: changeScore,
  7: async () => undefined,
};

/** The user, once nothing stands against the wish as things are now. */
async function userOf(request: SignedInRequest, order: WorkOrderRow): Promise<StudentRow> {
  const { mockServer } = request;
  const user = found((await mockServer.table(studentTable)).get(order.userId ?? 0));
  const facts = await factsOf(mockServer, order.type, user, order);
  const problem = wishProblem(order.type, order, facts, mockServer.now());
  return problem ? refuse(problem) : user;
}

async function put({ mockServer }: SignedInRequest, user: StudentRow): Promise<void> {
  await (await mockServer.table(studentTable)).put({ ...user, ...nextRev(user) });
}

async function takeCardBack(request: SignedInRequest, order: WorkOrderRow): Promise<void> {
  const user = await userOf(request, order);
  const card = found(await cardOfUser(request.mockServer, user.id));
  if (card.cardNo !== order.cardNo) refuse('用户已更换会员卡，请驳回后重新提交');
  // the money goes to the institution that had the card, wherever its user is now
  const { storeId } = card;
  const [row] = await post(request, cardRefundEntries({ ...order, storeId, amount: order.refundAmount }));
  const booked = { amount: order.refundAmount, ledgerNo: row?.tradeNo ?? '' };
  await endCard(request, order, card, 2, booked);
  await put(request, { ...ordinary(user, request.mockServer.now()), provinceIds: [] });
  await logStudent(request, user.id, '会员', card.cardNo, `已退卡（工单 ${order.orderNo}）`);
}

/** Makes a card void for one of `voidReasons`; its record names the work order. */
async function endCard(
  request: SignedInRequest,
  { orderNo }: WorkOrderRow,
  card: CardRow,
  voidReason: 2 | 3 | 4,
  booked: { amount?: string; ledgerNo?: string } = {},
): Promise<void> {
  const events = { 2: 12, 3: 13, 4: 10 } as const;
  const changes = { status: 5, voidReason };
  const move = { event: events[voidReason], remark: `工单 ${orderNo}`, ...booked };
  await moveCards(request, [card], () => changes, move);
  const about = {
    bizType: 'management/card-data',
    bizId: card.id,
    action: '作废',
    remark: `工单 ${orderNo}`,
  };
  await audit(request, { ...about, before: card, after: { ...card, ...changes } });
}

async function changeYear(request: SignedInRequest, order: WorkOrderRow): Promise<void> {
  const user = await userOf(request, order);
  const year = order.newYear ?? user.year;
  const checked = await checkStudent(request.mockServer, user, { year });
  const category = categoryOf(checked.subjectType, checked.subjects) ?? checked.category;
  // a trial has days of its own, whatever the year of the exam
  const hasSeason = user.userType === 1 || user.userType === 2;
  const vipExpire = usualEnd(year);
  const yearChanges = user.yearChanges + 1;
  const after = {
    ...checked,
    category,
    yearChanges,
    ...(hasSeason && { vipExpire }),
    updatedAt: nowOf(request),
  };
  await put(request, after);
  await logChanges(request, user, after);
  if (hasSeason) await prolongCards(request, user.id, vipExpire, `工单 ${order.orderNo}`);
}

const nowOf = ({ mockServer }: SignedInRequest) => formatTime(mockServer.now());

async function changeRights(request: SignedInRequest, order: WorkOrderRow): Promise<void> {
  const { mockServer } = request;
  const user = await userOf(request, order);
  const userType = userTypeOf(order.newUserType ?? user.userType);
  const isOther = userType !== user.userType;
  const card = isOther ? await cardOfUser(mockServer, user.id) : undefined;
  // Nobody is a member by a card of another type: the paid type is recorded as bought.
  if (card) await endCard(request, order, card, 3);
  const membership = await nextMembership(mockServer, user, {
    ...{ userType, vipPayType: isOther && user.vipPayType !== 4 ? 3 : user.vipPayType },
    expireTime: order.newExpireTime || (isOther ? '' : user.vipExpire),
    provinceIds: order.newProvinceIds.length > 0 ? [...order.newProvinceIds] : null,
  });
  const { vipExpire } = membership;
  await put(request, withMembership(user, membership, mockServer.now()));
  await logStudent(request, user.id, '权益有效期', user.vipExpire ?? '', vipExpire);
  if (!isOther) await prolongCards(request, user.id, vipExpire, `工单 ${order.orderNo}`);
}

function userTypeOf(value: number): StudentRow['userType'] {
  return value === 1 || value === 2 || value === 3 ? value : 0;
}

async function strikeOff(request: SignedInRequest, order: WorkOrderRow): Promise<void> {
  const user = await userOf(request, order);
  const card = await cardOfUser(request.mockServer, user.id);
  if (card) await endCard(request, order, card, 4);
  await studentBin.recycle(
    ordinary(user, request.mockServer.now()),
    request,
    `${struckOff}（工单 ${order.orderNo}）`,
  );
}

/** The tables of a student whose score has changed since are out of date: `updatedAt` says it. */
async function changeScore(request: SignedInRequest, order: WorkOrderRow): Promise<void> {
  const user = await userOf(request, order);
  const { newScore: score, newRank: rank, newSubjects } = order;
  const changes = { score, rank, ...(newSubjects.length > 0 && { subjects: [...newSubjects] }) };
  // Changes by a work order do not count towards the changes that staff may make themselves.
  const checked = await checkStudent(request.mockServer, { ...user, scoreChanges: 0 }, changes);
  const after = { ...checked, scoreChanges: user.scoreChanges, updatedAt: nowOf(request) };
  await put(request, after);
  await logChanges(request, user, after);
}
