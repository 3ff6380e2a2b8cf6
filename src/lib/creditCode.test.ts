import { expect, test } from 'vitest';
import { creditCodeOf } from './creditCode';

test.each([
  ['9199 0000 MA00 0000 2E', '91990000MA0000002E'],
  ['９１９９0000ma0000002e\u200b', '91990000MA0000002E'],
  ['91990000', '91990000'],
  ['明德教育', undefined],
  ['', undefined],
])('the code %j is read as %s', (typed, code) => {
  expect(creditCodeOf(typed)).toBe(code);
});
