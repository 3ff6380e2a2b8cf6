import { joinRange } from '@/src/lib/dates';
import { fenOf, sumFen, yuanOf } from '@/src/lib/fen';
import { shortMoney } from '@/src/lib/shortMoney';
import { ownStoreScope } from '../businessRules';
import { platformStoreId, type StoreRow } from '../customer/storeRow';
import { storeTable } from '../customer/storeTable';
import { orderScope } from '../expert/orderRules';
import { type OrderRow, orderTable } from '../expert/orderTable';
import { totals } from '../finance/account';
import { cardTable } from '../management/card/cardTables';
import { expireCards } from '../management/card/expiry';
import type { SignedInRequest } from '../route';
import { canCall } from '../session';
import { dayLength, formatDay } from '../time';
import { appointmentsToday, openWorkOrders } from './todos';
import { trendDay } from './trendDay';

/** A figure of the home page (screen A3). Money is a decimal text, all else a number. */
export interface Card {
  readonly key: string;
  readonly label: string;
  readonly value: number | string;
  readonly unit: string;
  readonly compare: string;
  readonly trend: 'up' | 'down' | 'flat';
  /** The page that the figure is of; empty where the caller has none. */
  readonly path: string;
  readonly permission: string;
}

/** Makes a card of the rows that there are now; nothing where it says nothing to the caller. */
export type CardMaker = (request: SignedInRequest) => Promise<Card | undefined>;

/** The cards whose rows exist; a screen that brings rows of its own adds its card here. */
export const cardMakers: readonly CardMaker[] = [
  ...[allStores, newStores, newUsers, newCards, newOrders, monthAmount],
  ...[ownBalance, ownCards, appointments, workOrders],
];

const storeCard = { unit: '家', path: '/customer/list', permission: 'customer:store:list' };

async function allStores(request: SignedInRequest): Promise<Card> {
  const stores = await storesOf(request);
  const stopped = stores.filter(({ status }) => status === 0).length;
  const compare = `其中停用 ${stopped} 家`;
  return { ...storeCard, key: 'stores', label: '机构总数', value: stores.length, compare, trend: 'flat' };
}

async function newStores(request: SignedInRequest): Promise<Card> {
  const stores = await storesOf(request);
  const month = formatDay(request.mockServer.now()).slice(0, 7);
  const countIn = (wanted: string) => stores.filter(({ createTime }) => createTime.startsWith(wanted)).length;
  const [value, former] = [countIn(month), countIn(monthBefore(month))];
  const compare = `上月 ${former} 家`;
  return {
    ...storeCard,
    key: 'newStores',
    label: '本月新增机构',
    value,
    compare,
    trend: trendOf(value, former),
  };
}

const figureCard = { path: '/system/user-date', permission: 'system:user-date:list' };

async function newUsers({ mockServer }: SignedInRequest): Promise<Card> {
  const [today, yesterday] = lastDays(mockServer.now()).map(({ users }) => users);
  return { ...figureCard, ...besides(today, yesterday), key: 'newUsers', label: '今日注册用户', unit: '人' };
}

/** Cards activated this month, as their list has them: an institution's own. */
async function newCards(request: SignedInRequest): Promise<Card> {
  const { mockServer } = request;
  const covers = await ownStoreScope.covers(request);
  const cards = (await mockServer.table(cardTable)).all().filter(covers);
  const today = formatDay(mockServer.now());
  const month = today.slice(0, 7);
  const countIn = (wanted: string) => cards.filter(({ bindTime }) => bindTime.startsWith(wanted)).length;
  const [value, former] = [countIn(month), countIn(monthBefore(month))];
  return {
    ...{ key: 'newCards', label: '本月激活会员卡', unit: '张', value },
    ...{ compare: `上月 ${former} 张`, trend: trendOf(value, former) },
    path: `/management/card-data?bindTime=${joinRange(`${month}-01`, today)}`,
    permission: 'management:card-data:list',
  };
}

async function newOrders(request: SignedInRequest): Promise<Card> {
  const { now } = request.mockServer;
  const [today, yesterday] = [formatDay(now()), formatDay(now() - dayLength)];
  const counts = await Promise.all(
    [today, yesterday].map(async (day) => (await ordersOf(request, day, day)).length),
  );
  return {
    ...{ ...(await orderCard(request, today, today)), ...besides(...counts) },
    ...{ key: 'newOrders', label: '今日订单数', unit: '单' },
  };
}

/** This month's orders so far, compared with the same days of the month before. */
async function monthAmount(request: SignedInRequest): Promise<Card> {
  const today = formatDay(request.mockServer.now());
  const before = monthBefore(today.slice(0, 7));
  const [value = 0n, former = 0n] = await Promise.all([
    amountOf(request, `${today.slice(0, 7)}-01`, today),
    amountOf(request, `${before}-01`, `${before}${today.slice(7)}`),
  ]);
  return {
    ...(await amountCard(request, `${today.slice(0, 7)}-01`, today)),
    ...{ key: 'monthAmount', label: '本月订单金额', unit: '元', value: yuanOf(value) },
    ...(former === 0n
      ? { compare: '同期无订单', trend: 'flat' as const }
      : { compare: `同期 ${shortMoney(yuanOf(former))}`, trend: trendOf(value, former) }),
  };
}

/** Orders lead to their list, for those who may not read it to the figures by date. */
async function orderCard({ mockServer, user }: SignedInRequest, from: string, until: string) {
  const permission = 'expert:order:list';
  if (!(await canCall(mockServer, user, permission))) return figureCard;
  return { path: `/expert/order?dateFrom=${from}&dateTo=${until}`, permission };
}

/** The same for amounts. Finance has them too; where it may not read orders it has no list with their sum. */
async function amountCard(request: SignedInRequest, from: string, until: string) {
  const card = await orderCard(request, from, until);
  const permission = 'finance:management:list';
  if (card !== figureCard || !(await canCall(request.mockServer, request.user, permission))) return card;
  return { path: '', permission };
}

/** The orders of some days that the caller sees in their list. */
async function ordersOf(request: SignedInRequest, from: string, until: string): Promise<readonly OrderRow[]> {
  const covers = await orderScope.covers(request);
  const rows = (await request.mockServer.table(orderTable)).all();
  return rows.filter((row) => row.createTime >= from && row.createTime.slice(0, 10) <= until && covers(row));
}

async function amountOf(request: SignedInRequest, from: string, until: string): Promise<bigint> {
  return sumFen((await ordersOf(request, from, until)).map(({ amount }) => fenOf(amount) ?? 0n));
}

/** The sum of an institution's wallets, as 财务余额 says it. */
async function ownBalance({ mockServer, user }: SignedInRequest): Promise<Card | undefined> {
  if (user.storeId === platformStoreId) return undefined;
  const balanceOf = await totals(mockServer);
  return {
    ...{ key: 'ownBalance', label: '账户余额', unit: '元', value: balanceOf(user.storeId) },
    ...{ compare: '全部钱包合计', trend: 'flat', path: '/finance/financial-balance' },
    permission: 'finance:financial-balance:list',
  };
}

/** Cards of an institution: the ones not activated yet, and those in use. */
async function ownCards({ mockServer, user }: SignedInRequest): Promise<Card | undefined> {
  if (user.storeId === platformStoreId) return undefined;
  await expireCards(mockServer);
  const cards = (await mockServer.table(cardTable)).all().filter(({ storeId }) => storeId === user.storeId);
  const countOf = (wanted: number) => cards.filter(({ status }) => status === wanted).length;
  return {
    ...{ key: 'ownCards', label: '未激活会员卡', unit: '张', value: countOf(1) },
    ...{ compare: `已激活 ${countOf(2)} 张`, trend: 'flat', path: '/management/card-data?status=1' },
    permission: 'management:card-data:list',
  };
}

/** Ends of an appointment by status, short for a card. */
const appointmentEnds = [
  [2, '完成'],
  [3, '取消'],
  [4, '未到'],
] as const;

/** Appointments of the day, as their list has them, and what has become of them. */
async function appointments(request: SignedInRequest): Promise<Card> {
  const rows = await appointmentsToday(request);
  const ended = appointmentEnds.flatMap(([end, label]) => {
    const count = rows.filter(({ status }) => status === end).length;
    return count === 0 ? [] : [`${label} ${count}`];
  });
  const today = formatDay(request.mockServer.now());
  return {
    ...{ key: 'appointments', label: '今日专家预约', unit: '次', value: rows.length },
    ...{ compare: ended.join(' · ') || '完成 0', trend: 'flat', permission: 'expert:appointment:list' },
    path: `/expert/appointment?dateFrom=${today}&dateTo=${today}`,
  };
}

/** Work orders that wait, and those that somebody works on. */
async function workOrders(request: SignedInRequest): Promise<Card> {
  const open = await openWorkOrders(request);
  const waiting = open.filter(({ status }) => status === 0).length;
  return {
    ...{ key: 'workOrders', label: '待处理工单', unit: '个', value: waiting, trend: 'flat' },
    ...{ compare: `处理中 ${open.length - waiting} 个`, path: '/management/work-order-list?status=0' },
    permission: 'management:work-order-list:list',
  };
}

const lastDays = (now: number) => [now, now - dayLength].map((moment) => trendDay(formatDay(moment)));

function besides(today = 0, yesterday = 0) {
  return { value: today, compare: `昨日 ${yesterday}`, trend: trendOf(today, yesterday) };
}

function trendOf<Value extends number | bigint>(value: Value, former: Value): Card['trend'] {
  return value === former ? 'flat' : value > former ? 'up' : 'down';
}

async function storesOf({ mockServer }: SignedInRequest): Promise<readonly StoreRow[]> {
  return (await mockServer.table(storeTable)).all().filter(({ deleteTime }) => deleteTime === '');
}

/** `2026-01` → `2025-12`. */
function monthBefore(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 1 ? `${year - 1}-12` : `${year}-${String(number - 1).padStart(2, '0')}`;
}
