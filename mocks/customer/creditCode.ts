import { isCreditCode } from '@/src/lib/creditCode';

/** An invented unified social credit code: area 990000 is not assigned, so it names no real body. */
export function inventCreditCode(number: number): string {
  const first17 = `91990000MA${String(number).padStart(7, '0')}`;
  const codes = [...'0123456789ABCDEFGHJKLMNPQRTUWXY'].map((check) => first17 + check);
  return codes.find(isCreditCode) ?? first17;
}
