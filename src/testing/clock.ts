import { setClock } from '@/mocks/clock';
import { defaultNow } from './defaultNow';

/**
 * The time of every test, in milliseconds, whatever the machine's clock says: a Tuesday morning in term, or `TEST_NOW`
 * (`2028-02-29T23:55:00+08:00`). Page, mock server and test read this one clock.
 */
export const testNow = Date.parse(import.meta.env.TEST_NOW || defaultNow);

/** Sets the clock to the beginning of every test. */
export function resetClock(): void {
  setClock(testNow);
}
