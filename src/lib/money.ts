import { inThousands } from './formatNumber';

/**
 * `1234567.5` → `¥1,234,567.50`. Works on the text, never on a float; returns the text unchanged where it is no amount.
 */
export function formatMoney(amount: string): string {
  const parts = /^(-?)(\d+)(?:\.(\d{1,2})\d*)?$/.exec(amount);
  if (!parts) return amount;
  const [, sign = '', whole = '', cents = ''] = parts;
  return `${sign}¥${inThousands(whole)}.${cents.padEnd(2, '0')}`;
}
