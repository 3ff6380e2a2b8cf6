import type { AnyRecord } from '@/src/crud/resourceSpec';
import type { payWays } from '@/src/gaokao/moneyEnumerations';
import type { TextRule } from '@/src/lib/fieldRule';
import type { RecordId } from '@/src/lib/recordId';

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
