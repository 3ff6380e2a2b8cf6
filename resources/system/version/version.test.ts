import { expect, test } from 'vitest';
import { isNewerTag, isTag, nextTag, readHistory } from './version';

test.each([
  ['v2.0.2', 'v2.0.1', true],
  ['v2.0.10', 'v2.0.9', true],
  ['v3.0.0', 'v2.9.9', true],
  ['v2.0.1', 'v2.0.1', false],
  ['v1.9.9', 'v2.0.0', false],
  ['v0.0.1', '', true],
])('[H7] %s above %s: %s', (tag, than, newer) => {
  expect(isNewerTag(tag, than)).toBe(newer);
});

test('[H7] a version has a v and three numbers; the next one is a patch above it', () => {
  expect(['v1.2.3', '1.2.3', 'v1.2', 'v1.2.3-rc'].map(isTag)).toEqual([true, false, false, false]);
  expect(nextTag('v2.0.9')).toBe('v2.0.10');
  expect(nextTag('')).toBe('v0.0.0');
});

test('[H7] a history in numbers or in nothing at all is read', () => {
  expect(readHistory([{ tag: 'v1.0.0', time: 1_780_000_000, filenums: '12' }])).toEqual([
    { tag: 'v1.0.0', user: '', time: '1780000000', log: '', filenums: 12 },
  ]);
  expect(readHistory(undefined)).toEqual([]);
});
