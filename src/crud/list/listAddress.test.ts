import { expect, test } from 'vitest';
import { stores } from '@/resources/customer/store/stores';
import { crudFilters, readListState, sortsOf, writeListState } from './listAddress';

const names = { name: '', status: '' };
const read = (query: string) => readListState(new URLSearchParams(query), names, ['name', 'createTime']);
const write = (query: string, state: ReturnType<typeof read>) =>
  writeListState(new URLSearchParams(query), names, state).toString();

test('[WID-1] twenty rows, page one, no sorting where the address says nothing', () => {
  expect(read('')).toEqual({ page: 1, size: 20, sort: undefined, filters: {} });
});

test('the address is read; parts that make no sense fall back', () => {
  expect(read('page=3&size=50&sort=createTime.desc&name=启明&other=1')).toEqual({
    page: 3,
    size: 50,
    sort: { field: 'createTime', order: 'desc' },
    filters: { name: '启明' },
  });
  expect(read('page=-2&size=7&sort=createTime.sideways&status=')).toEqual(read(''));
  expect(read('page=1e999&sort=gone.asc')).toEqual(read(''));
});

test('a list may be sorted by its sortable fields, its own order and its usual one', () => {
  expect(sortsOf(stores)).toEqual(['expireTime', 'createTime']);
  expect(sortsOf({ fields: [], order: { field: 'sort', module: 'link' } })).toEqual(['sort']);
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

test('a filter that begins with a value can be emptied and put back', () => {
  const defaults = { name: '', status: '0' };
  const filtersIn = (query: string) => readListState(new URLSearchParams(query), defaults).filters;
  const written = (filters: Record<string, string>) =>
    writeListState(new URLSearchParams('status=9'), defaults, { ...read(''), filters }).toString();
  expect(filtersIn('')).toEqual({ status: '0' });
  expect(filtersIn('status=&name=启明')).toEqual({ name: '启明' });
  expect(filtersIn('status=2')).toEqual({ status: '2' });
  expect(written({})).toBe('status=');
  expect(written({ status: '0' })).toBe('');
  expect(written({ status: '2' })).toBe('status=2');
});

test('a telephone number is looked for as it is stored, however it was typed or pasted', () => {
  const sent = (keyword: string) => crudFilters(stores.filters, { keyword }).map((filter) => filter.value);
  expect(['+86 199-0000-0001', '199 0000\u00a00001\u200b', ' 明德 教育 '].map(sent)).toEqual([
    ['19900000001'],
    ['19900000001'],
    ['明德 教育'],
  ]);
});

test('chosen filters are sent beside those that the place of the list decides', () => {
  const sent = crudFilters(stores.filters, { keyword: '启明' }, { storeId: '2' });
  expect(sent.map((filter) => [Reflect.get(filter, 'field'), filter.value])).toEqual([
    ['keyword', '启明'],
    ['storeId', '2'],
  ]);
});
