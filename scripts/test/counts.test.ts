import { describe, expect, test } from 'vitest';
import { readReport, summarize, total } from './counts.mjs';

const vitest = (passed: number, failed: number, pending = 0) =>
  JSON.stringify({
    numPassedTests: passed,
    numFailedTests: failed,
    numPendingTests: pending,
    numTodoTests: 0,
  });

const playwright = (expected: number, unexpected: number, flaky = 0) =>
  JSON.stringify({ stats: { expected, unexpected, flaky, skipped: 0 } });

describe('the counts of a suite', () => {
  test('come from its report', () => {
    expect(readReport('vitest', vitest(7, 2, 1), false)).toEqual({ passed: 7, failed: 2, skipped: 1 });
    expect(readReport('playwright', playwright(3, 1), false)).toEqual({ passed: 3, failed: 1, skipped: 0 });
  });

  test('a journey that passed only on a later try has failed', () => {
    expect(readReport('playwright', playwright(3, 0, 1), true)).toEqual({
      passed: 3,
      failed: 1,
      skipped: 0,
      note: '1 passed only on a later try',
    });
  });

  test('a test in the browser that passed only on a later try has failed', () => {
    const assertionResults = [
      { status: 'passed', failureMessages: [] },
      { status: 'passed', failureMessages: ['expected 1 to be 2'] },
    ];
    const report = { ...JSON.parse(vitest(2, 0)), testResults: [{ assertionResults }] };
    expect(readReport('vitest', JSON.stringify(report), true)).toMatchObject({
      passed: 1,
      failed: 1,
      note: '1 passed only on a later try',
    });
  });

  test('tests of a full run are not counted where they were left out', () => {
    const assertionResults = [
      { status: 'skipped', failureMessages: [], tags: ['full'] },
      { status: 'skipped', failureMessages: [], tags: [] },
    ];
    const report = { ...JSON.parse(vitest(2, 0, 2)), testResults: [{ assertionResults }] };
    expect(readReport('vitest', JSON.stringify(report), true)).toMatchObject({ passed: 2, skipped: 1 });
  });

  test('an error outside its tests is a failure', () => {
    expect(readReport('vitest', vitest(7, 0), false)).toMatchObject({ passed: 7, failed: 1 });
  });

  test('a suite that ran nothing has failed', () => {
    expect(readReport('playwright', playwright(0, 0), true)).toMatchObject({ passed: 0, failed: 1 });
  });

  test('a suite that ran nothing has passed where a change may touch no test', () => {
    expect(readReport('vitest', vitest(0, 0), true, true)).toMatchObject({ passed: 0, failed: 0 });
    expect(readReport('vitest', undefined, true, true)).toMatchObject({ passed: 0, failed: 0 });
    expect(readReport('vitest', undefined, false, true)).toMatchObject({ failed: 1 });
  });

  test('a suite that broke off without a report has failed', () => {
    expect(readReport('vitest', undefined, false)).toMatchObject({ passed: 0, failed: 1 });
  });
});

describe('the summary', () => {
  const types = { name: 'types', passed: 1, failed: 0, skipped: 0, seconds: 3.14 };
  const unit = { name: 'unit', passed: 40, failed: 2, skipped: 0, seconds: 12 };

  test('ends with the sums over all suites', () => {
    expect(summarize([types, unit]).split('\n').at(-1)).toBe('41 passed, 2 failed');
  });

  test('names skipped tests only where there are any', () => {
    expect(total([types])).toBe('1 passed, 0 failed');
    expect(total([types, { ...unit, skipped: 3 }])).toBe('41 passed, 2 failed, 3 skipped');
  });

  test('has a row for each suite', () => {
    expect(summarize([types, unit])).toContain('types            1        0        0      3.1');
  });
});
