import type { AnyRecord } from '@/src/crud/resourceSpec';
import type { payWays } from '@/src/gaokao/moneyEnumerations';
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

/** Whether it still waits for somebody to confirm or close it. */
export function isOpen({ status }: Pick<Recharge, 'status'>): boolean {
  return status === 0;
}
