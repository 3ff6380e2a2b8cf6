import { formatMoney } from './money';

/** An amount for narrow places, where the exact one is a hint: `153632.00` → `¥15.4 万`; below 10 000 yuan the exact one. */
export function shortMoney(amount: string): string {
  const [, sign = '', whole = ''] = /^(-?)(\d{5,})(?:\.\d+)?$/.exec(amount) ?? [];
  if (whole === '') return formatMoney(amount);
  const tenths = (BigInt(whole) + 500n) / 1000n;
  return `${sign}¥${tenths / 10n}.${tenths % 10n} 万`;
}
