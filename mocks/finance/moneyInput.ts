import { z } from 'zod';
import { fenOf } from '@/src/lib/fen';
import { rules } from '@/src/lib/rules';

/** Parts of what may be written about money, with the texts of their rules. */

/** Yuan with at most two decimals; nothing is an amount as well. */
export const amount = z
  .string('请输入金额')
  .min(1, '请输入金额')
  .refine(rules.money.test, rules.money.message);

/** An amount of more than nothing. */
export const positive = amount.refine((text) => fenOf(text) !== 0n, '金额必须大于 0');

/** A number of a closed list, as number or text. */
export function oneOf<V extends number>(values: readonly [V, ...V[]], missing: string) {
  return z.coerce.number().pipe(z.literal(values, missing));
}
