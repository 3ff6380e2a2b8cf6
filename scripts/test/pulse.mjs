import { writeSync } from 'node:fs';

/**
 * A reporter of vitest that reports the end of each test to `npm test`. Without a terminal, the usual reporter writes
 * only at the end of a file. It writes one byte per test to a separate channel, so that the visible output stays
 * short.
 */
export default class Pulse {
  onTestCaseResult() {
    const channel = Number(process.env.TEST_PULSE);
    if (channel > 0) writeSync(channel, '.');
  }
}
