/** `1234567.5` → `¥1,234,567.50`. Works on the text, never on a float; returns the text unchanged where it is no amount. */
export function formatMoney(amount: string): string {
  const parts = /^(-?)(\d+)(?:\.(\d{1,2})\d*)?$/.exec(amount);
  if (!parts) return amount;
  const [, sign = '', whole = '', cents = ''] = parts;
  return `${sign}¥${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents.padEnd(2, '0')}`;
}

/** An amount for narrow places, where the exact one is a hint: `153632.00` → `¥15.4 万`; below 10 000 yuan the exact one. */
export function shortMoney(amount: string): string {
  const [, sign = '', whole = ''] = /^(-?)(\d{5,})(?:\.\d+)?$/.exec(amount) ?? [];
  if (whole === '') return formatMoney(amount);
  const tenths = (BigInt(whole) + 500n) / 1000n;
  return `${sign}¥${tenths / 10n}.${tenths % 10n} 万`;
}
