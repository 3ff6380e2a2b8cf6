import { expect, test } from 'vitest';
import { matchesFilters } from './matchesFilters';

const row = { id: 1, name: '菜单 Menu', type: 1, createTime: '2026-11-20 08:00:00' };

test.each<[string, Parameters<typeof matchesFilters>[1], boolean]>([
  ['no filter', [], true],
  ['a part of a text, whatever its case', [{ field: 'name', operator: 'contains', value: 'menu' }], true],
  [
    'a part of a text, whatever its width',
    [{ field: 'name', operator: 'contains', value: 'ＭＥＮＵ' }],
    true,
  ],
  ['a code, as number or text', [{ field: 'type', operator: 'eq', value: '1' }], true],
  ['another code', [{ field: 'type', operator: 'eq', value: '2' }], false],
  ['a range whose last day it is', [between('2026-11-01', '2026-11-20')], true],
  ['an earlier range', [between('2026-11-01', '2026-11-19')], false],
  ['one of two', [{ field: 'type', operator: 'eq', value: 1 }, between('2026-12-01', '')], false],
])('%s', (_, filters, matches) => {
  expect(matchesFilters(row, filters)).toBe(matches);
});

function between(...value: [string, string]) {
  return { field: 'createTime', operator: 'between', value } as const;
}
