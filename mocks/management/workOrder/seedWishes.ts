import type { WorkOrderStatus, WorkOrderType } from '@/resources/management/workOrder/workOrder';
import { type OrderRow, orderTable } from '../../expert/orderTable';
import { type StudentRow, studentTable } from '../../expert/studentTable';
import type { SeedContext } from '../../table';
import { type CardRow, cardTable } from '../card/cardTables';
import { orderFacts } from './orderFacts';
import { seedReasons, seedTitles } from './seedTexts';
import type { WorkOrderRow } from './workOrderTable';

/** A seeded work order with its request. */
export type SeededRequest = Partial<WorkOrderRow> & Pick<WorkOrderRow, 'type' | 'status' | 'facts'>;

/** How many work orders of each type are 待处理, 处理中, 已处理 and 已驳回, beside those that others tell of. */
export const plan: Readonly<Record<WorkOrderType, readonly [number, number, number, number]>> = {
  1: [0, 0, 0, 6],
  2: [3, 2, 0, 4],
  3: [4, 3, 11, 4],
  4: [4, 3, 9, 4],
  5: [2, 2, 0, 3],
  6: [6, 4, 17, 5],
  7: [5, 3, 15, 2],
};

/** The user of a work order, and its institution. */
export function aboutUser({
  id,
  storeId,
  name,
  mobile,
}: Pick<StudentRow, 'id' | 'storeId' | 'name' | 'mobile'>) {
  return { storeId, userId: id, userName: name, userMobile: mobile };
}

/** The refund of the whole of an order. */
export function refundWish(order: OrderRow) {
  const { no: customerOrderNo, amount: refundAmount } = order;
  return { customerOrderNo, refundAmount, refundWay: '1', facts: orderFacts(order) };
}

/** The request of a seeded work order: never the same of one user twice. */
export function wishOf(
  context: SeedContext,
  type: WorkOrderType,
  status: WorkOrderStatus,
  index: number,
): SeededRequest {
  const base = { type, status };
  if (type === 7) {
    const title = seedTitles[index % seedTitles.length] ?? seedTitles[0];
    return {
      ...base,
      module: String(1 + (index % 5)),
      title,
      reason: seedReasons[7][index % 4] ?? '',
      facts: {},
    };
  }
  const place = plan[type].slice(0, status).reduce((sum, count) => sum + count, index);
  const users = usersFor(context, type, status);
  const user = users[(place * 5) % users.length] ?? users[0];
  if (!user) return { ...base, facts: {} };
  return { ...base, ...aboutUser(user), ...wishes[type](user, status, context) };
}

function usersFor({ seedOf }: SeedContext, type: WorkOrderType, status: WorkOrderStatus): StudentRow[] {
  const students = [...seedOf(studentTable)];
  const orders = seedOf(orderTable);
  if (type === 1)
    return students.filter(({ id }) => orders.some((order) => order.userId === id && isPaid(order)));
  if (type === 2)
    return students.filter((user) => isPaying(user) && (user.vipPayType === 1 || user.vipPayType === 2));
  if (type === 4) return students.filter(isPaying);
  const busy = new Set(
    orders.filter((order) => order.status <= 3 || order.status === 5).map(({ userId }) => userId),
  );
  return type === 5 && status < 2 ? students.filter(({ id }) => !busy.has(id)) : students;
}

/** A trial is neither refunded nor prolonged for long. */
const isPaying = ({ userType }: StudentRow) => userType === 1 || userType === 2;

const isPaid = ({ status }: OrderRow) => status >= 1 && status <= 4;

type Wishing = (
  user: StudentRow,
  status: WorkOrderStatus,
  context: SeedContext,
) => Partial<WorkOrderRow> & Pick<WorkOrderRow, 'facts'>;

const wishes: Readonly<Record<Exclude<WorkOrderType, 7>, Wishing>> = {
  1: ({ id }, _status, { seedOf }) => {
    const order = seedOf(orderTable).find((one) => one.userId === id && isPaid(one));
    return order ? { ...refundWish(order), storeId: order.storeId } : { facts: {} };
  },
  2: ({ id }, _status, { seedOf }) => {
    const card: CardRow | undefined = seedOf(cardTable).find(
      ({ userId, status }) => userId === id && status === 2,
    );
    const { cardNo = '', cardType = 1, bindTime = '', unitPrice = '0.00' } = card ?? {};
    return { cardNo, refundAmount: unitPrice, facts: { cardNo, cardType, bindTime, unitPrice, schemes: 0 } };
  },
  3: ({ year }, status) => {
    const before = status === 2 ? year - 1 : year;
    return { newYear: before + 1, facts: { year: before, yearChanges: 0, vipExpire: '' } };
  },
  4: ({ userType, vipPayType, vipExpire = '', provinceId }, status) => {
    const end = status === 2 ? vipExpire : `${Number(vipExpire.slice(0, 4)) + 1}${vipExpire.slice(4)}`;
    const before = status === 2 ? `${vipExpire.slice(0, 8)}01 23:59:59` : vipExpire;
    const facts = { userType, vipPayType, vipExpire: before, provinceId, provinceIds: [], provinceNames: '' };
    return { newExpireTime: end.slice(0, 10), facts: { ...facts, trialUsed: 0 } };
  },
  5: () => ({ confirmed: 1, facts: { cardNo: '', openOrders: 0 } }),
  6: ({ score, rank, subjects }, status) => {
    const [now, place] = [score ?? 500, rank ?? 30_000];
    const better = { score: now + 9, rank: Math.max(1, place - 400) };
    const worse = { score: now - 9, rank: place + 400 };
    const [from, to] =
      status === 2 ? [worse, { score: now, rank: place }] : [{ score: now, rank: place }, better];
    const facts = { ...from, subjects, scoreChanges: 0 };
    return { newScore: to.score, newRank: to.rank, facts };
  },
};
