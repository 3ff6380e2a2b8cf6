import { writeSync } from 'node:fs';

/**
 * A reporter of vitest that tells `npm test` of each test that ends: where the output is no terminal, the usual reporter speaks
 * only at the end of a file. One byte a test, on a channel of its own, so that what people read stays short.
 */
export default class Pulse {
  onTestCaseResult() {
    const channel = Number(process.env.TEST_PULSE);
    if (channel > 0) writeSync(channel, '.');
  }
}
