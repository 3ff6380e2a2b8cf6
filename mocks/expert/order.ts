import { expertEndpoints } from '@/resources/expert/endpoints';
import { hasExpert } from '@/resources/expert/order/order';
import { orderProducts, orderStatuses } from '@/src/gaokao/serviceEnumerations';
import { addDecimals } from '@/src/lib/decimal';
import { numberOr } from '@/src/lib/record';
import { optionTexts } from '../auditTexts';
import { crudHandlers } from '../crud';
import { filterRows, type ListQuery, type ListRules, member } from '../list';
import { refuse } from '../responses';
import { type Route, route } from '../route';
import { labelsOf } from '../system/dictSeed';
import { formatDay } from '../time';
import { orderOperations } from './orderOperations';
import { orderAt, orderInput, orderScope } from './orderRules';
import { presenter } from './orderShown';
import { type OrderRow, orderTable } from './orderTable';

const listRules: ListRules = {
  keyword: ['no', 'userName', 'wholeMobile', 'contractNo', 'seller'],
  matches: {
    dateFrom: (row, day) => String(member(row, 'createTime')) >= day,
    dateTo: (row, day) => String(member(row, 'createTime')).slice(0, 10) <= day,
  },
};

// A new order may bring a new customer along: it is made by hand.
const { create: _create, ...operations } = expertEndpoints['expert/order'].operations;
const endpoints = { ...expertEndpoints['expert/order'], operations };

/** Orders of customers (screen E10). */
export const orderRoutes: readonly Route[] = [
  ...crudHandlers<OrderRow>(endpoints, orderTable, {
    ...listRules,
    input: orderInput,
    scope: orderScope,
    presenter,
    beside: (rows, query) => ({
      sum: sumOf(filterRows(rows, query.filters, listRules)),
      stat: countStates(rows, query),
    }),
    check: (action, row, { mockServer }, before) => {
      if (action === 'update' && before) refuseChange(row, orderAt(before, mockServer.now()));
    },
    audit: {
      product: ['产品', optionTexts(orderProducts)],
      ...{ price: '原价', discount: '优惠', amount: '应付', cardNo: '会员卡号' },
      ...{ contractNo: '合同编号', contract: '服务协议', remark: '备注' },
    },
    sheet: '客户订单',
    columns: {
      订单号: 'no',
      客户: 'userName',
      手机号: 'mobile',
      产品: ['product', optionTexts(orderProducts)],
      专家: 'expertName',
      原价: 'price',
      优惠: 'discount',
      应付: 'amount',
      支付方式: ['payWay', labelsOf('pay_way')],
      支付时间: 'payTime',
      流水号: 'payNo',
      退款金额: 'refundAmount',
      状态: ['status', optionTexts(orderStatuses)],
      机构: 'storeName',
      销售: 'seller',
      合同编号: 'contractNo',
      创建时间: 'createTime',
    },
  }),
  route(expertEndpoints['expert/order'].operations.collect, async (request) => {
    const isSeen = await orderScope.covers(request);
    const rows = (await request.mockServer.table(orderTable)).all().filter(isSeen);
    return collectOf(rows.map(await presenter(request)), formatDay(request.mockServer.now()));
  }),
  ...orderOperations,
];

/** Members of a payment, which has its own operation. */
const paying = ['payWay', 'payTime', 'payNo'] as const;

/** Members of a paid order that can no longer be changed: papers may still be added. */
const settled = ['product', 'cardNo', 'price', 'discount', 'amount', ...paying] as const;

function refuseChange(row: OrderRow, before: OrderRow): void {
  if (before.status === 7) refuse('订单已取消，不能修改');
  if (before.status === 0 && paying.some((name) => row[name] !== before[name]))
    refuse('请通过「登记收款」填写支付信息');
  if (before.status !== 0 && settled.some((name) => row[name] !== before[name]))
    refuse('已支付的订单不能修改产品和金额');
}

const amounts = (rows: readonly object[], name: string) =>
  addDecimals(['0.00', ...rows.map((row) => String(member(row, name)))]);
const isPaid = (row: object) => member(row, 'payTime') !== '';
const isRefunded = (row: object) => member(row, 'status') === 6;

function sumOf(rows: readonly object[]) {
  return {
    count: rows.length,
    amount: amounts(rows, 'amount'),
    paid: amounts(rows.filter(isPaid), 'amount'),
    refunded: amounts(rows.filter(isRefunded), 'refundAmount'),
  };
}

function countStates(rows: readonly object[], { filters }: ListQuery): Record<string, number> {
  const matching = filterRows(rows, { ...filters, status: '' }, listRules);
  const counts = orderStatuses.map(({ value }) => [
    String(value),
    matching.filter((row) => member(row, 'status') === value).length,
  ]);
  return { all: matching.length, ...Object.fromEntries(counts) };
}

/** Takings of today and of this month, by product and by expert. */
function collectOf(rows: readonly object[], today: string) {
  const paidIn = (time: string) => rows.filter((row) => String(member(row, 'payTime')).startsWith(time));
  return { today: partsOf(paidIn(today)), month: partsOf(paidIn(today.slice(0, 7))) };
}

function partsOf(rows: readonly object[]) {
  const served = rows.filter((row) => hasExpert(member(row, 'product')));
  const products = grouped(rows, 'product').map(([key, group]) => ({
    product: numberOr(key),
    ...partOf(group),
  }));
  const experts = grouped(served, 'expertId').map(([key, group]) => ({
    expertId: key === 'null' ? null : Number(key),
    expertName: String(member(group[0] ?? {}, 'expertName')),
    ...partOf(group),
  }));
  return { ...partOf(rows), products, experts };
}

const partOf = (rows: readonly object[]) => ({ count: rows.length, amount: amounts(rows, 'amount') });

function grouped(rows: readonly object[], name: string): [key: string, group: object[]][] {
  const groups = new Map<string, object[]>();
  for (const row of rows) {
    const key = String(member(row, name));
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups].sort(([one], [other]) => numberOr(one, 1e9) - numberOr(other, 1e9));
}
