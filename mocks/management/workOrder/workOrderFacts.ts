import type { Facts } from '@/resources/management/workOrder/facts';
import type { WorkOrderType } from '@/resources/management/workOrder/workOrder';
import { hadTrial } from '../../expert/membership';
import { orderAt } from '../../expert/orderRules';
import { type OrderRow, orderTable } from '../../expert/orderTable';
import { refuseRefund } from '../../expert/refund';
import type { StudentRow } from '../../expert/studentTable';
import { tablesOfStudent } from '../../expert/studentTables';
import { provinceNow } from '../../gaokao/provinceTable';
import type { MockServer } from '../../mockServer';
import { refuse } from '../../responses';
import { refuseFrozen } from '../card/bindCard';
import { type CardRow, cardTable } from '../card/cardTables';
import { provincesText } from '../card/provincesText';
import { orderFacts, productName } from './orderFacts';
import { workOrderTable } from './workOrderTable';

/** The subject of a work order, beside its user. */
interface Subject {
  readonly customerOrderNo: string;
}

/** The facts for a work order of a type about a user; refuses where it would have no subject. */
export async function factsOf(
  server: MockServer,
  type: WorkOrderType,
  user: StudentRow | undefined,
  { customerOrderNo }: Subject,
): Promise<Facts> {
  if (!user) return {};
  if (endsCards.includes(type)) await refuseFrozen(server, user.id);
  if (type === 1) return orderFacts(await refundable(server, user.id, customerOrderNo));
  if (type === 2) return cardFacts(server, user);
  if (type === 3) return { year: user.year, yearChanges: await changesBefore(server, 3, user.id) };
  if (type === 4) return rightsFacts(server, user);
  if (type === 5) return goodbyeFacts(server, user);
  return type === 6 ? scoreFacts(server, user) : {};
}

/** Types whose effect may end the user's card. */
const endsCards: readonly WorkOrderType[] = [2, 4, 5];

/** The user's order of a number, as it is now. */
async function orderOf(server: MockServer, userId: number, customerOrderNo: string): Promise<OrderRow> {
  const orders = await server.table(orderTable);
  const order = orders.find(({ no }) => no === customerOrderNo);
  return order?.userId === userId ? orderAt(order, server.now()) : refuse('订单不存在');
}

/** The same, refused where it cannot be refunded. */
export async function refundable(server: MockServer, userId: number, customerOrderNo: string) {
  const order = await orderOf(server, userId, customerOrderNo);
  refuseRefund(order);
  return order;
}

/** Paid orders of a user, to choose from. */
export async function ordersOf(server: MockServer, userId: number) {
  return (await server.table(orderTable))
    .all()
    .map((order) => orderAt(order, server.now()))
    .filter((order) => order.userId === userId && order.status >= 1 && order.status <= 3)
    .map(({ no, product, amount }) => ({ no, product: productName(product), amount }));
}

/** The card by which somebody is a member now. */
export async function cardOfUser({ table }: MockServer, userId: number): Promise<CardRow | undefined> {
  return (await table(cardTable)).find((card) => card.userId === userId && card.status === 2);
}

async function cardFacts(server: MockServer, { id }: StudentRow): Promise<Facts> {
  const card = await cardOfUser(server, id);
  if (!card) return { cardNo: '' };
  const { cardNo, cardType, bindTime, unitPrice } = card;
  const schemes = (await tablesOfStudent(server, id)).filter(({ version }) => version > 0).length;
  return { cardNo, cardType, bindTime, unitPrice, schemes };
}

/** How many work orders of a type have changed a user before. */
async function changesBefore({ table }: MockServer, type: WorkOrderType, userId: number): Promise<number> {
  const rows = (await table(workOrderTable)).all();
  return rows.filter((row) => row.type === type && row.userId === userId && row.status === 2).length;
}

async function rightsFacts(server: MockServer, user: StudentRow): Promise<Facts> {
  const { userType, vipPayType, vipExpire = '', provinceId, provinceIds } = user;
  const trialUsed = (await hadTrial(server, user)) ? 1 : 0;
  const provinceNames = provincesText(provinceIds.length > 0 ? provinceIds : [provinceId]);
  return { userType, vipPayType, vipExpire, provinceId, provinceIds, provinceNames, trialUsed };
}

const openStates = [0, 1, 2, 3, 5];

async function goodbyeFacts(server: MockServer, { id }: StudentRow): Promise<Facts> {
  const orders = (await server.table(orderTable)).all().map((order) => orderAt(order, server.now()));
  const open = orders.filter(({ userId, status }) => userId === id && openStates.includes(status));
  return { cardNo: (await cardOfUser(server, id))?.cardNo ?? '', openOrders: open.length };
}

async function scoreFacts(server: MockServer, user: StudentRow): Promise<Facts> {
  const { score, rank, subjects, provinceId } = user;
  const { fullMark = 750, subjectType = user.subjectType } = (await provinceNow(server, provinceId)) ?? {};
  const known = { ...(score !== null && { score }), ...(rank !== null && { rank }) };
  const scoreChanges = await changesBefore(server, 6, user.id);
  return { ...known, subjects, provinceId, subjectType, fullMark, scoreChanges };
}
