import { hasExpert } from '@/resources/expert/order/order';
import { confirmingLine } from '@/resources/finance/cashbook/cashbook';
import { orderTable } from '../../expert/orderTable';
import { workOrderTable } from '../../management/workOrder/workOrderTable';
import type { MockServer } from '../../mockServer';
import { type RechargeRow, rechargeTable } from '../../system/recharge/rechargeTable';
import { once } from '../../table';
import { systemOperator } from '../plan';
import { ledgerTable, type OnlineSaleRow, onlineSaleTable, withdrawalTable } from '../tables';
import { type CashRow, cashNumber, cashTable } from './cashTable';

/**
 * Automatic entries of the cash book: recharges, orders, refunds, payments and their fees. They are derived from
 * those records, so that the sums agree.
 */

/** Ids of the system's entries begin here, a million for each kind; entries by hand have smaller ones. */
const perKind = 1_000_000;

/** Whether an entry is the system's own, which nobody changes. */
export function isSystem(id: number): boolean {
  return id >= perKind;
}

type Known = Pick<CashRow, 'direction' | 'category' | 'amount' | 'storeId' | 'bizNo' | 'payWay' | 'payTime'> &
  Partial<CashRow>;

function systemRow(kind: number, id: number, known: Known): CashRow {
  const { payTime, serialNo = '', vouchers = [], remark = '' } = known;
  const written = { createTime: payTime, createBy: systemOperator };
  return {
    ...known,
    ...{ id: kind * perKind + id, no: cashNumber(payTime, kind, id), source: 1, rev: 1 },
    ...{ serialNo, vouchers, remark },
    ...{ ...written, updateTime: payTime, updateBy: systemOperator },
  };
}

const rechargeRows = once((rows: readonly RechargeRow[]): readonly CashRow[] =>
  rows.flatMap(({ id, status, payWay, amount, storeId, orderNo, endTime, voucher, remark }) => {
    if (status !== 1 || payWay === 4) return [];
    const about = { direction: 1, category: '11', amount, storeId, bizNo: orderNo, payWay } as const;
    const vouchers = voucher === '' ? [] : [voucher];
    // the key of a line without a number is all of its text
    const line = confirmingLine(remark) ?? '';
    const serialNo = line.includes(' ') ? '' : line;
    return [systemRow(1, id, { ...about, payTime: endTime, vouchers, serialNo, remark })];
  }),
);

/** Entries of paid withdrawals: the amount received by the institution, and the fee. */
async function withdrawalRows({ table }: Pick<MockServer, 'table'>): Promise<CashRow[]> {
  const rows = (await table(withdrawalTable)).all().filter(({ status }) => status === 2);
  return rows.flatMap((row) => {
    const { id, storeId, withdrawNo: bizNo, payTime } = row;
    const payWay = row.payeeType === 1 ? 1 : 3;
    const about = { direction: 2, storeId, bizNo, payWay, payTime } as const;
    const vouchers = row.payVoucher === '' ? [] : [row.payVoucher];
    return [
      systemRow(2, id, {
        ...about,
        category: '21',
        amount: row.actualAmount,
        serialNo: row.paySerialNo,
        vouchers,
      }),
      systemRow(3, id, { ...about, category: '23', amount: row.fee }),
    ];
  });
}

/** Orders that were paid, and what was paid back. */
async function orderRows({ table }: Pick<MockServer, 'table'>): Promise<CashRow[]> {
  const refunds = new Map<string, string>();
  // refunds of the platform's own sales are in no ledger: the work order has them
  for (const { type, status, customerOrderNo, finishTime } of (await table(workOrderTable)).all())
    if (type === 1 && status === 2) refunds.set(customerOrderNo, finishTime);
  for (const { bizType, bizNo, createTime } of (await table(ledgerTable)).all())
    if (bizType === 10) refunds.set(bizNo, createTime);
  const orders = (await table(orderTable))
    .all()
    .filter(({ payTime, amount }) => payTime !== '' && Number(amount) > 0);
  return orders.flatMap((order) => {
    const { id, no: bizNo, storeId, amount, payTime } = order;
    const payWay = waysOfOrders[order.payWay] ?? null;
    const about = { storeId, bizNo, payWay } as const;
    const category = hasExpert(order.product) ? '13' : '12';
    const paid = systemRow(4, id, {
      ...about,
      direction: 1,
      category,
      amount,
      payTime,
      serialNo: order.payNo,
    });
    if (order.status !== 6 || Number(order.refundAmount) === 0) return [paid];
    const back = { direction: 2, category: '22', amount: order.refundAmount } as const;
    return [paid, systemRow(5, id, { ...about, ...back, payTime: refunds.get(bizNo) ?? order.updateTime })];
  });
}

/** Cards that were bought on the sites, by phone. */
const saleRows = once((sales: readonly OnlineSaleRow[]): readonly CashRow[] =>
  sales.map(({ id, no: bizNo, storeId, amount, payTime }) => {
    const about = { direction: 1, category: '12', storeId, bizNo, payTime } as const;
    return systemRow(6, id, { ...about, amount, payWay: id % 3 === 0 ? 3 : 2 });
  }),
);

/** Ways of the cash book by those of orders; the dictionary pay_way has more, which are none of the book's. */
const waysOfOrders: Readonly<Record<string, CashRow['payWay']>> = { 1: 2, 2: 3, 3: 1 };

/** All present entries of the cash book, automatic and manual. */
export async function cashRows(server: Pick<MockServer, 'table'>): Promise<CashRow[]> {
  const { table } = server;
  const [recharges, sales] = [(await table(rechargeTable)).all(), (await table(onlineSaleTable)).all()];
  return [
    ...rechargeRows(recharges),
    ...(await withdrawalRows(server)),
    ...(await orderRows(server)),
    ...saleRows(sales),
    ...(await table(cashTable)).all(),
  ];
}

/** Whether another entry of the cash book has a bank's serial number; an empty one is nobody's. */
export async function isSerialTaken(
  server: Pick<MockServer, 'table'>,
  serialNo: string,
  ownId?: number,
): Promise<boolean> {
  if (serialNo === '') return false;
  return (await cashRows(server)).some((row) => row.id !== ownId && row.serialNo === serialNo);
}
