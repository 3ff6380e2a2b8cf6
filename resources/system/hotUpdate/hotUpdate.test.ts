import { expect, test } from 'vitest';
import { compareVersions, isPeakSeason } from './hotUpdate';

test('[H2] versions are compared part by part, as numbers', () => {
  expect(compareVersions('1.10.0', '1.9.9')).toBeGreaterThan(0);
  expect(compareVersions('1.2.3', '1.2.3')).toBe(0);
  expect(compareVersions('1.2.3', '2.0.0')).toBeLessThan(0);
  expect(compareVersions('1.2.10', '1.2.9')).toBeGreaterThan(0);
});

test('[H2] the peak season begins on 20 June and ends with 10 July', () => {
  expect(['2026-06-19', '2026-06-20', '2026-07-10', '2026-07-11'].map(isPeakSeason)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
