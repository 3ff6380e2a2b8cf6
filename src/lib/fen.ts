/**
 * Money in whole fen, as bigint: it is never a float here (contract, section 8). When sent and on screen it is a
 * decimal text in yuan.
 */

const amount = /^(\d{1,12})(?:\.(\d{1,2}))?$/;

/** `12.5` is 1250 fen; undefined where the text is no amount. An amount has no sign: the direction says it. */
export function fenOf(text: unknown): bigint | undefined {
  const [, whole, cents = ''] = amount.exec(String(text ?? '').trim()) ?? [];
  return whole === undefined ? undefined : BigInt(whole) * 100n + BigInt(cents.padEnd(2, '0'));
}

/** 1250 fen are `12.50`; a debt begins with a minus. */
export function yuanOf(fen: bigint): string {
  const digits = String(fen < 0n ? -fen : fen).padStart(3, '0');
  return `${fen < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The sum of some amounts in fen. */
export function sumFen(amounts: Iterable<bigint>): bigint {
  let sum = 0n;
  for (const fen of amounts) sum += fen;
  return sum;
}

/** An institution's fee for paying out (screen F4): 6 ‰, rounded to the fen, at least one yuan. */
export function withdrawalFee(fen: bigint): bigint {
  const fee = (6n * fen + 500n) / 1000n;
  return fee < 100n ? 100n : fee;
}

/**
 * The part before tax of an amount with tax (screen F2), rounded to the fen; `rate` is in percent. The tax is the rest.
 */
export function netOf(fen: bigint, rate: bigint): bigint {
  return (200n * fen + 100n + rate) / (2n * (100n + rate));
}
