import { cardNumber } from '@/resources/management/card/cardNumber';

/** The batches of cards sold at the front desk, by type: their last cards. */
const desks: Readonly<Record<number, { readonly batchNo: string; readonly last: number }>> = {
  1: { batchNo: '0007', last: 160 },
  2: { batchNo: '0004', last: 300 },
  3: { batchNo: '0006', last: 200 },
};

/** Number of the card that a seeded order is about; no two orders have the same. */
export function deskCardNo(type: number, orderId: number): string {
  const desk = desks[type];
  if (!desk) return '';
  return cardNumber({ type, year: 2026, batchNo: desk.batchNo, serial: desk.last + 1 - orderId });
}
