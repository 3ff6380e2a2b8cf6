import { expect, test } from 'vitest';
import { readListState, withView } from '../listAddress';
import { listViews, problemOf, queryOf, viewOnScreen } from './savedViews';

const names = { name: '', status: '' };
const sorts = ['name'];
const state = (query: string) => readListState(new URLSearchParams(query), names, sorts);
const opened = (address: string, query: string) =>
  withView(new URLSearchParams(address), names, sorts, query).toString();

test('a view holds filters, sorting, page size and columns, and begins at page one', () => {
  expect(queryOf(state('page=3&size=50&sort=name.desc&status=1'), names, 'name.status-x')).toBe(
    'size=50&sort=name.desc&status=1&cols=name.status-x',
  );
});

test('opening a view replaces all that the list has in the address, and nothing of others', () => {
  expect(opened('storeId=3&page=2&name=旧&cols=a', 'size=50&status=1&cols=name')).toBe(
    'storeId=3&size=50&status=1&cols=name',
  );
  expect(opened('size=50&cols=a', '')).toBe('');
});

test('parts that a view cannot hold are left out, whoever their author', () => {
  expect(opened('', 'size=7&sort=sideways&storeId=9&status=1')).toBe('status=1');
  expect(opened('', 'sort=gone.asc&status=1')).toBe('status=1');
});

test('views are sorted by their names, whatever else was stored', () => {
  const stored = new URLSearchParams('乙=a&甲=b&&=');
  expect(listViews(stored).map(({ name }) => name)).toContain('甲');
  expect(listViews(new URLSearchParams('停用=a&启用=b&即将到期=c')).map(({ name }) => name)).toEqual([
    '即将到期',
    '启用',
    '停用',
  ]);
});

test.each([
  ['', '请输入视图名称'],
  ['一'.repeat(21), '视图名称长度不能超过 20 个字符'],
  ['启用', '已有同名的视图'],
  ['一'.repeat(20), undefined],
])('a view called 「%s」: %s', (name, problem) => expect(problemOf(name, ['启用'])).toBe(problem));

test('the view on screen is the one that is exactly so, else one with its columns', () => {
  const views = [
    { name: '甲', query: 'status=1&cols=name' },
    { name: '乙', query: 'status=0&cols=name' },
    { name: '丙', query: 'cols=status' },
  ];
  expect(viewOnScreen(views, 'status=0&cols=name')?.name).toBe('乙');
  expect(viewOnScreen(views, 'status=2&cols=status')?.name).toBe('丙');
  expect(viewOnScreen(views, 'cols=other')).toBeUndefined();
});
