import { fenOf, yuanOf } from '@/src/lib/fen';

/**
 * The amount due (screen E10). Undefined where one of the two is no amount, or the discount is more than the price.
 * An empty discount counts as none.
 */
export function amountDue(price: unknown, discount: unknown): string | undefined {
  const [whole, less] = [fenOf(price), discount === '' || discount == null ? 0n : fenOf(discount)];
  if (whole === undefined || less === undefined || less > whole) return undefined;
  return yuanOf(whole - less);
}
