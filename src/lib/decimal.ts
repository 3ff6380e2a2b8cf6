/** Exact sums of decimal numbers: money never passes through a float (contract, section 8). */

const decimal = /^(-?)(\d+)(?:\.(\d+))?$/;

/**
 * Adds up: `['0.10', '0.2']` is `'0.30'`. The result has as many digits after the point as the longest of them. Text
 * that is no decimal number counts as 0.
 */
export function addDecimals(texts: readonly string[]): string {
  const parts = texts.flatMap((text) => {
    const [, sign = '', whole = '', fraction = ''] = decimal.exec(text.trim()) ?? [];
    return whole ? [{ sign, whole, fraction }] : [];
  });
  const digits = Math.max(0, ...new Set(parts.map(({ fraction }) => fraction.length)));
  let sum = 0n;
  for (const { sign, whole, fraction } of parts) sum += BigInt(sign + whole + fraction.padEnd(digits, '0'));
  return withPoint(sum, digits);
}

function withPoint(units: bigint, digits: number): string {
  const sign = units < 0n ? '-' : '';
  const text = String(units < 0n ? -units : units).padStart(digits + 1, '0');
  const whole = text.slice(0, text.length - digits);
  return sign + (digits === 0 ? whole : `${whole}.${text.slice(-digits)}`);
}
