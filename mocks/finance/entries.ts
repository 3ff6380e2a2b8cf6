import { hasExpert } from '@/resources/expert/order/order';
import type { BalanceType } from '@/resources/finance/money';
import { fenOf } from '@/src/lib/fen';
import { platformStoreId } from '../customer/storeRow';
import type { OrderRow } from '../expert/orderTable';
import type { RechargeRow } from '../system/recharge/rechargeTable';
import type { CardRelease } from './cardReleases';
import type { Entry } from './plan';
import type { WithdrawalRow } from './tables';

/** Business events as entries for `post`, shared by seeds and handlers. */

/** Recharge type of the prepaid wallet; the others buy messages, cards and tests. */
export const walletRecharge = '1';

/** Entries of a confirmed recharge of the prepaid wallet: the paid amount, or the value of a gift. */
export function rechargeEntries(row: RechargeRow): Entry[] {
  const { storeId, rechargeType, payWay, amount, quantity, orderNo } = row;
  if (rechargeType !== walletRecharge) return [];
  const isGift = payWay === 4;
  const fen = isGift ? BigInt(Math.round(quantity * 100)) : yuan(amount);
  return [{ storeId, wallet: 1, direction: 1, fen, bizType: isGift ? 13 : 1, bizNo: orderNo }];
}

/** Entries of a card release: the institution's payment. */
export function releaseEntries({ storeId, quantity, unitPrice, releaseNo }: CardRelease): Entry[] {
  const fen = BigInt(quantity) * yuan(unitPrice);
  return fen === 0n ? [] : [{ storeId, wallet: 1, direction: 2, fen, bizType: 2, bizNo: releaseNo }];
}

/** The institution's share of a sale, in percent; the rest belongs to the platform. */
const share = 40n;

/** The members of an order that money needs. */
export type Sale = Pick<OrderRow, 'no' | 'storeId' | 'product'>;

/** The institution's share of what a customer paid; nothing where nothing was paid, or the platform itself sold. */
export function saleEntries(sale: Sale, amount: string): Entry[] {
  return shareEntries(sale, amount, { direction: 1, bizType: hasExpert(sale.product) ? 3 : 4 });
}

/** The same share of what the customer gets back. */
export function refundEntries(sale: Sale, amount: string): Entry[] {
  return shareEntries(sale, amount, { direction: 2, bizType: 10 });
}

function shareEntries(
  { no, storeId }: Sale,
  amount: string,
  about: Pick<Entry, 'direction' | 'bizType'>,
): Entry[] {
  const fen = (yuan(amount) * share) / 100n;
  return fen === 0n || storeId === platformStoreId ? [] : [{ ...about, storeId, wallet: 2, fen, bizNo: no }];
}

/** Entries of the refund of a card that a work order takes back. */
export function cardRefundEntries({
  storeId,
  amount,
  orderNo,
}: {
  readonly storeId: number;
  readonly amount: string;
  readonly orderNo: string;
}): Entry[] {
  const about = { bizType: 5, bizNo: orderNo, remark: '会员卡退款' } as const;
  return [{ storeId, wallet: 1, direction: 1, fen: yuan(amount), ...about }];
}

type Withdrawn = Pick<WithdrawalRow, 'withdrawNo' | 'storeId' | 'amount'>;

/** Applying for a withdrawal: out of the income wallet, frozen. */
export function freezeEntries(withdrawal: Withdrawn): Entry[] {
  return [withdrawnEntry(withdrawal, 2, 2, 8), withdrawnEntry(withdrawal, 3, 1, 8)];
}

/** A withdrawal that is refused or taken back: into the income wallet again. */
export function returnEntries(withdrawal: Withdrawn): Entry[] {
  return [withdrawnEntry(withdrawal, 3, 2, 9), withdrawnEntry(withdrawal, 2, 1, 9)];
}

/** A withdrawal that is paid: the money has left. */
export function payEntries(withdrawal: Withdrawn): Entry[] {
  return [withdrawnEntry(withdrawal, 3, 2, 6)];
}

/** States of a withdrawal in which its money is frozen: 待审核, 待打款, 打款失败. */
export const frozenStates: readonly number[] = [0, 1, 4];

function withdrawnEntry(
  { withdrawNo, storeId, amount }: Withdrawn,
  wallet: 2 | 3,
  direction: 1 | 2,
  bizType: BalanceType,
): Entry {
  return { storeId, wallet, direction, fen: yuan(amount), bizType, bizNo: withdrawNo };
}

function yuan(amount: string): bigint {
  return fenOf(amount) ?? 0n;
}
