/** Amounts in fen, whole numbers: money is never a float here (contract, section 8; screen E10). */

const amount = /^(\d{1,9})(?:\.(\d{1,2}))?$/;

/** `12.5` is 1250 fen; undefined for what is no amount. */
export function fenOf(text: unknown): number | undefined {
  const [, whole, cents = ''] = amount.exec(String(text ?? '').trim()) ?? [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(cents.padEnd(2, '0'));
}

/** 1250 fen are `12.50`. */
export function yuanOf(fen: number): string {
  return `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`;
}

/** What is to be paid; undefined where one of the two is no amount, or the discount is more than the price. No discount is none. */
export function amountDue(price: unknown, discount: unknown): string | undefined {
  const [whole, less] = [fenOf(price), discount === '' || discount == null ? 0 : fenOf(discount)];
  if (whole === undefined || less === undefined || less > whole) return undefined;
  return yuanOf(whole - less);
}
