import { expect, test } from 'vitest';
import { readFilter } from './stage';

test('[Q5] the years of a province begin with the newest, in whatever order the server has them', () => {
  expect(readFilter({ years: [2024, '2026', 2025] }).years).toEqual([2026, 2025, 2024]);
});
