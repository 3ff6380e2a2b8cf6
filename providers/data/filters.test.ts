import type { CrudFilter } from '@refinedev/core';
import { expect, test } from 'vitest';
import { wireFilters, wireSorter } from './filters';

const range: CrudFilter = { field: 'expireTime', operator: 'between', value: ['2026-01-01', '2026-12-31'] };

test('the POST family takes a range as Begin and End, REST as params', () => {
  expect(wireFilters('rpc', [range])).toEqual({ expireBegin: '2026-01-01', expireEnd: '2026-12-31' });
  expect(wireFilters('rest', [range])).toEqual({
    params: { beginTime: '2026-01-01', endTime: '2026-12-31' },
  });
});

test('an open range sends the end that is known', () => {
  const open: CrudFilter = { ...range, value: ['', '2026-12-31'] };
  expect(wireFilters('rpc', [open])).toEqual({ expireEnd: '2026-12-31' });
  expect(wireFilters('rest', [{ ...range, value: ['', ''] }])).toEqual({});
});

test('equality, «contains» and several values travel by name; empty values stay at home', () => {
  const filters: CrudFilter[] = [
    { field: 'name', operator: 'contains', value: '启明' },
    { field: 'type', operator: 'eq', value: '' },
    { field: 'id', operator: 'in', value: [3, 4] },
  ];
  expect(wireFilters('rpc', filters)).toEqual({ name: '启明', id: '3,4' });
});

test('an operator that no server has is an error, not a filter that is ignored', () => {
  expect(() => wireFilters('rpc', [{ field: 'a', operator: 'gt', value: 1 }])).toThrow('"gt"');
  expect(() => wireFilters('rpc', [{ operator: 'or', value: [] }])).toThrow('"or"');
});

test('sorting goes by each family’s names', () => {
  const sorters = [{ field: 'createTime', order: 'desc' as const }];
  expect(wireSorter('rpc', sorters)).toEqual({ sortField: 'createTime', sortOrder: 'desc' });
  expect(wireSorter('rest', sorters)).toEqual({ orderByColumn: 'createTime', isAsc: 'descending' });
  expect(wireSorter('rest', [])).toEqual({});
});
