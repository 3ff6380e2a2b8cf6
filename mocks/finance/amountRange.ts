import { fenOf } from '@/src/lib/fen';
import { type ListRules, member } from '../list';

const amountOf = (row: object) => fenOf(member(row, 'amount')) ?? 0n;

/** How lists of money answer the two ends of an amount, both included. */
export const amountRange: NonNullable<ListRules['matches']> = {
  amountBegin: (row, least) => amountOf(row) >= (fenOf(least) ?? 0n),
  amountEnd: (row, most) => amountOf(row) <= (fenOf(most) ?? 0n),
};
