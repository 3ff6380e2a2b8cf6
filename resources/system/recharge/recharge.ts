import type { AnyRecord } from '@/src/crud/resourceSpec';
import type { payWays } from '@/src/gaokao/moneyEnumerations';
import { timeOr } from '@/src/lib/dates';
import type { TextRule } from '@/src/lib/fieldRule';
import { formatNumber } from '@/src/lib/formatNumber';
import { formatMoney } from '@/src/lib/money';
import { numberOr, textOr } from '@/src/lib/record';
import { type RecordId, sameId } from '@/src/lib/recordId';

/** How a recharge stands. */
export const rechargeStates = [
  { value: 0, label: '待确认', tone: 'warning' },
  { value: 1, label: '已到账', tone: 'success' },
  { value: 2, label: '已关闭', tone: 'info' },
] as const;

/** A recharge of an institution (充值记录, screen H11). */
export interface Recharge extends AnyRecord {
  /** `CZ` and fourteen digits. */
  orderNo: string;
  storeId: RecordId;
  storeName: string;
  rechargeType: string;
  payWay: (typeof payWays)[number]['value'];
  /** Yuan, two decimals. */
  amount: string;
  /** The quantity: yuan, messages, cards or tests, as the type says. */
  quantity: number;
  /** Address of a picture of the receipt; empty where nothing was paid. */
  voucher: string;
  status: (typeof rechargeStates)[number]['value'];
  createTime: string;
  endTime: string;
  operator: string;
  /** The remark of the one who applied, and of the one who ended it. */
  applyRemark: string;
  remark: string;
}

/** Rules of the texts of a recharge's end, for its forms and its mock (decision 41). */
export const rechargeRules = {
  remark: { label: '备注', maxLength: 100 },
  closeReason: { label: '关闭原因', required: true, maxLength: 100 },
} as const satisfies Record<string, TextRule>;

/** Whether it still waits for somebody to confirm or close it. */
export function isOpen({ status }: Pick<Recharge, 'status'>): boolean {
  return status === 0;
}

/** The rows before and after a recharge, newest first; also where it is none of them any more. */
export function besideIn<Row extends { readonly id: RecordId; readonly createTime?: unknown }>(
  rows: readonly Row[],
  { id, createTime }: Row,
): { readonly previous: Row | undefined; readonly next: Row | undefined } {
  const index = rows.findIndex((row) => sameId(row.id, id));
  if (index >= 0) return { previous: rows[index - 1], next: rows[index + 1] };
  const older = rows.findIndex((row) => timeOr(row.createTime) < timeOr(createTime));
  const place = older < 0 ? rows.length : older;
  return { previous: rows[place - 1], next: rows[place] };
}

/** The way of payment by which the platform gives. */
const gift = 4;

/** The question of 确认到账: whether the money has come, or whether to credit a gift. `typeName` names what it gives. */
export function creditQuestion(row: Readonly<Record<string, unknown>>, typeName: string): string {
  const storeName = textOr(row.storeName);
  return Number(row.payWay) === gift
    ? `确认向「${storeName}」赠送${typeName} ${formatNumber(numberOr(row.quantity))} 吗？`
    : `确认已收到「${storeName}」的 ${formatMoney(textOr(row.amount))} 吗？`;
}
