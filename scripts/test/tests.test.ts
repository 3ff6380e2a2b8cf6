import { describe, expect, test } from 'vitest';
import { slowest, testsOf } from './tests.mjs';

describe('the tests of a report', () => {
  test('come out of vitest with their file, time and full title', () => {
    const assertionResults = [
      { fullName: 'outer inner', status: 'passed', duration: 1500 },
      { fullName: 'left out', status: 'skipped' },
    ];
    const report = JSON.stringify({ testResults: [{ name: '/root/src/a.test.ts', assertionResults }] });
    expect(testsOf('vitest', report, '/root')).toEqual([
      { title: 'outer inner', file: 'src/a.test.ts', seconds: 1.5, ran: true },
      { title: 'left out', file: 'src/a.test.ts', seconds: 0, ran: false },
    ]);
  });

  test('come out of Playwright, however deep they are', () => {
    const spec = (title: string, status: string) => ({
      title,
      file: 'a.journey.ts',
      tests: [{ status, results: [{ duration: 2000 }] }],
    });
    const inner = { title: 'inner', specs: [spec('second', 'skipped')] };
    const report = {
      suites: [{ title: 'a.journey.ts', specs: [spec('first', 'expected')], suites: [inner] }],
    };
    expect(testsOf('playwright', JSON.stringify(report), '/root')).toEqual([
      { title: 'first', file: 'e2e/a.journey.ts', seconds: 2, ran: true },
      { title: 'inner second', file: 'e2e/a.journey.ts', seconds: 2, ran: false },
    ]);
  });

  test('are none where there is no report', () => {
    expect(testsOf('vitest', undefined, '/root')).toEqual([]);
  });
});

test('the slowest tests come first, with suite and file', () => {
  const tests = [1, 12.34, 3].map((seconds) => ({
    suite: 'unit',
    file: 'a.test.ts',
    title: `takes ${seconds}`,
    seconds,
    ran: true,
  }));
  expect(slowest(tests, 2).split('\n')).toEqual([
    '  12.3  unit  a.test.ts  takes 12.34',
    '   3.0  unit  a.test.ts  takes 3',
  ]);
});
