import { expect, test } from 'vitest';
import { yearLineText } from './yearLine';

test('[E11] a line of a year has score and rank; a missing figure is left out, and is never 0', () => {
  expect(yearLineText({ year: 2025, minScore: 595, minRank: 18050 })).toBe('2025：595 分 / 18,050 位');
  expect(yearLineText({ year: 2025, minScore: 0, minRank: 1830 })).toBe('2025：1,830 位');
  expect(yearLineText({ year: 2025, minScore: 595, minRank: 0 })).toBe('2025：595 分');
  expect(yearLineText({ year: 2025, minScore: 0, minRank: 0 })).toBe('2025：–');
});
