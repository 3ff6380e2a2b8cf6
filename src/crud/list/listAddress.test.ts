import { expect, test } from 'vitest';
import { readListState, writeListState } from './listAddress';

const names = ['name', 'status'];
const read = (query: string) => readListState(new URLSearchParams(query), names);
const write = (query: string, state: ReturnType<typeof read>) =>
  writeListState(new URLSearchParams(query), names, state).toString();

test('[WID-1] twenty rows, page one, no sorting where the address says nothing', () => {
  expect(read('')).toEqual({ page: 1, size: 20, sort: undefined, filters: {} });
});

test('what the address says is read; what makes no sense there falls back', () => {
  expect(read('page=3&size=50&sort=createTime.desc&name=启明&other=1')).toEqual({
    page: 3,
    size: 50,
    sort: { field: 'createTime', order: 'desc' },
    filters: { name: '启明' },
  });
  expect(read('page=-2&size=7&sort=createTime.sideways&status=')).toEqual(read(''));
});

test('a state goes into the address and comes back; usual values and empty filters are left out', () => {
  const state = {
    page: 2,
    size: 30,
    sort: { field: 'name', order: 'asc' as const },
    filters: { status: '1' },
  };
  expect(write('name=旧&storeId=3', state)).toBe('storeId=3&page=2&size=30&sort=name.asc&status=1');
  expect(read(write('', state))).toEqual(state);
  expect(write('page=4&name=旧', read(''))).toBe('');
});
