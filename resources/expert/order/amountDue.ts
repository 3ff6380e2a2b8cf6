import { fenOf, yuanOf } from '@/src/lib/fen';

/** What is to be paid (screen E10); undefined where one of the two is no amount, or the discount is more than the price. No discount is none. */
export function amountDue(price: unknown, discount: unknown): string | undefined {
  const [whole, less] = [fenOf(price), discount === '' || discount == null ? 0n : fenOf(discount)];
  if (whole === undefined || less === undefined || less > whole) return undefined;
  return yuanOf(whole - less);
}
