import { setClock } from '@/mocks/clock';
import { defaultNow } from './defaultNow';

/**
 * When every test takes place, in milliseconds, whatever the machine's clock says: a Tuesday morning in term, or what `TEST_NOW` says
 * (`2028-02-29T23:55:00+08:00`). Page, mock server and test read this one clock.
 */
export const testNow = Date.parse(import.meta.env.TEST_NOW || defaultNow);

/** Puts the clock back to where every test begins. */
export function resetClock(): void {
  setClock(testNow);
}
