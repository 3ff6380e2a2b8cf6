import { expect, test } from 'vitest';
import { describeRun } from './lastRun.mjs';

const outcomes = [{ name: 'unit', passed: 3, failed: 1, skipped: 0, seconds: 1.26 }];
const clean = { commit: 'a', clean: true };

test('the last run has the last line, the commit and the suites', () => {
  expect(describeRun({ before: clean, after: clean, whole: true, full: false, outcomes })).toEqual({
    result: '3 passed, 1 failed',
    commit: 'a',
    clean: true,
    whole: true,
    full: false,
    suites: [{ name: 'unit', passed: 3, failed: 1, skipped: 0, seconds: 1.3 }],
  });
});

test.each([
  ['had changes before', { commit: 'a', clean: false }, clean],
  ['had changes after', clean, { commit: 'a', clean: false }],
  ['got another commit meanwhile', clean, { commit: 'b', clean: true }],
])('a tree that %s was not clean', (_, before, after) => {
  expect(describeRun({ before, after, whole: true, full: false, outcomes }).clean).toBe(false);
});
