import { createRandom } from '../random';
import { dayLength } from '../time';

/** Cards that an institution draws from a batch and pays out of its prepaid wallet (G12, payMode 1). */
export interface CardRelease {
  /** `FK`, the day and four digits; the ledger row names it. */
  readonly releaseNo: string;
  readonly storeId: number;
  /** Number of the batch, from 1; never more than `maxPerBatch` cards of one are released so. */
  readonly batch: number;
  readonly quantity: number;
  /** Yuan: 60 % of the card's face value. */
  readonly unitPrice: string;
  /** `YYYY-MM-DD HH:mm:ss`. */
  readonly time: string;
}

/** A release that is asked for, in milliseconds; it happens where the institution can pay. */
export type ReleaseRequest = Omit<CardRelease, 'releaseNo' | 'time'> & { readonly at: number };

/** Batches whose cards cost something: 1, 3 and 5 are 志愿卡, 2 and 4 升学卡. */
const batches: readonly (readonly [batch: number, unitPrice: string])[] = [
  [1, '216.00'],
  [2, '408.00'],
  [3, '216.00'],
  [4, '408.00'],
  [5, '216.00'],
];

/** Cards of one batch that are at most released for money. */
const maxPerBatch = 160;

const count = 150;
/** Days before now between which the releases are asked for. */
const firstDay = 170;
const lastDay = 1;

/** Card requests of the institutions, oldest first; the batches are used up one after another. */
export function releaseRequests(now: number, storeIds: readonly number[]): ReleaseRequest[] {
  const random = createRandom(12);
  const left = new Map(batches.map(([batch]) => [batch, maxPerBatch]));
  return Array.from({ length: count }, (_, index) => {
    const [batch, unitPrice] =
      batches[Math.floor((index * batches.length) / count)] ?? ([1, '216.00'] as const);
    const quantity = Math.min(2 + random.below(6), left.get(batch) ?? 0);
    left.set(batch, (left.get(batch) ?? 0) - quantity);
    const days = firstDay - ((firstDay - lastDay) * index) / count;
    const storeId = storeIds[random.below(storeIds.length)] ?? 2;
    return { storeId, batch, quantity, unitPrice, at: now - Math.round(days * dayLength) };
  }).filter(({ quantity }) => quantity > 0);
}
