import { productTerms } from '@/resources/expert/order/order';
import { createRandom } from '../random';
import { dayLength, formatTime } from '../time';
import type { Sale } from './entries';

/** A card that a student bought on an institution's site. */
export interface OnlineSale extends Sale {
  /** `XS`, the day and four digits. */
  readonly no: string;
  /** Yuan. */
  readonly amount: string;
  /** `YYYY-MM-DD HH:mm:ss`. */
  readonly payTime: string;
}

const count = 245;
/** Days before now between which they were sold. */
const firstDay = 175;

/** Cards that were sold on line before `now`, in milliseconds, oldest first. */
export function onlineSaleSeed(now: number, storeIds: readonly number[]): OnlineSale[] {
  const random = createRandom(250);
  return Array.from({ length: count }, (_, index) => {
    const product = random.pick([2, 2, 3]);
    const days = (firstDay * (count - index)) / (count + 1);
    const payTime = formatTime(now - Math.round(days * dayLength));
    const day = payTime.slice(0, 10).replaceAll('-', '');
    return {
      ...{ no: `XS${day}${String(index + 1).padStart(4, '0')}`, product, payTime },
      storeId: storeIds[random.below(storeIds.length)] ?? 2,
      amount: productTerms[product]?.price ?? '0.00',
    };
  });
}
