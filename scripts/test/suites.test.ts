import { expect, test } from 'vitest';
import { choose, suites } from './suites.mjs';

const names = (wanted: string[], isFull = false) => choose(wanted, isFull).map(({ name }) => name);

test('a usual run leaves out what only a full run takes', () => {
  expect(names([])).not.toContain('generated');
  expect(names([], true)).toEqual(suites.map(({ name }) => name));
});

test('a full run takes the tests that are tagged for it', () => {
  const commands = (isFull: boolean) =>
    choose(['contract', 'journeys'], isFull).map(({ command }) => command);
  expect(commands(false).flat()).toEqual(
    expect.arrayContaining(['--tags-filter=!full', '--grep-invert=@full']),
  );
  expect(commands(true).flat().join(' ')).not.toContain('full');
});

test('a suite that is named runs after those that it needs', () => {
  expect(names(['journeys', 'types'])).toEqual(['types', 'build', 'demo', 'journeys']);
  expect(names(['generated'])).toEqual(['generated']);
});
