import { expect, test } from 'vitest';
import areas from '@/mocks/seed/areas.json';
import { type Arrow, levelOf, neighbourOf, provinceTiles } from './provinceGrid';

test('the 34 provinces of the national table each have a square of their own', () => {
  const table = Object.entries(areas).filter(([code]) => code.endsWith('0000'));
  const tiles = provinceTiles.map(({ code, name }) => [String(code), name]);
  expect(tiles.toSorted()).toEqual(table.toSorted());
  expect(new Set(provinceTiles.map(({ column, row }) => `${column} ${row}`)).size).toBe(34);
});

test.each([
  [410000, 'ArrowRight', '山东'],
  [410000, 'ArrowLeft', '陕西'],
  [410000, 'ArrowUp', '山西'],
  [410000, 'ArrowDown', '湖北'],
  [650000, 'ArrowRight', '甘肃'],
  [650000, 'ArrowDown', '西藏'],
  [230000, 'ArrowUp', undefined],
  [710000, 'ArrowRight', undefined],
] as const)('from %i by %s lies %s', (code, key, short) => {
  expect(neighbourOf(code, key)?.short).toBe(short);
});

test('every province is reached by the arrow keys, from any other', () => {
  const keys: readonly Arrow[] = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
  for (const { code } of provinceTiles) {
    const reached = new Set([code]);
    for (const at of reached)
      for (const key of keys) {
        const next = neighbourOf(at, key);
        if (next) reached.add(next.code);
      }
    expect(reached.size, String(code)).toBe(34);
  }
});

test.each([
  [0, 8, 0],
  [1, 8, 1],
  [4, 8, 2],
  [6, 8, 3],
  [8, 8, 4],
  [0, 0, 0],
])('%i of at most %i is level %i', (value, largest, level) => {
  expect(levelOf(value, largest)).toBe(level);
});
