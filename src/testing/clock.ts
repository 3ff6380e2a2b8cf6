import { setClock } from '@/mocks/clock';
import { defaultNow } from './defaultNow';

/**
 * The time of every test, in milliseconds, whatever the machine's clock says: a Tuesday morning in term, or `TEST_NOW`
 * (`2028-02-29T23:55:00+08:00`). Page, mock server and test read this one clock.
 */
export const testNow = Date.parse(import.meta.env.TEST_NOW || defaultNow);

/** Milliseconds: no file takes as long to be read. */
const betweenFiles = 10_000;
let files = 0;

/**
 * Sets the clock while a file is read, to a time of its own. vitest knows the setup of a file by its time, and skips one
 * that it knows. A file without a test to run does not give the machine's time back.
 */
export function beginFile(): void {
  files += 1;
  setClock(testNow + files * betweenFiles);
}

/** Sets the clock to the beginning of every test. */
export function resetClock(): void {
  setClock(testNow);
}
