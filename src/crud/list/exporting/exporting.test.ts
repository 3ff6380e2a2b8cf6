import { expect, test } from 'vitest';
import { rest } from '@/providers/endpoints/builder';
import { choice } from '../../../ui/fields/choice';
import { date, datetime } from '../../../ui/fields/date';
import { dateRange } from '../../../ui/fields/dateRange';
import { everywhere } from '../../../ui/fields/field';
import { money } from '../../../ui/fields/money';
import { number } from '../../../ui/fields/number';
import { tags } from '../../../ui/fields/tags';
import { text } from '../../../ui/fields/text';
import { toggle } from '../../../ui/fields/toggle';
import { defineResource } from '../../defineResource';
import { dictionary } from '../../fields/dictionary/dictionary';
import { reference } from '../../fields/reference/reference';
import type { Row } from '../../resourceSpec';
import {
  cellOf,
  columnOf,
  exportableFields,
  exportForm,
  exportName,
  filtersOfAll,
  scopesOf,
} from './exportPlan';
import { readAllRows } from './readAllRows';

interface Person {
  readonly id: number;
  readonly name: string;
  readonly secret: string;
  readonly masked: string;
  readonly level: 1 | 2;
  readonly status: string;
  readonly on: 0 | 1;
  readonly amount: number;
  readonly price: string;
  readonly day: string;
  readonly moment: string;
  readonly words: string[];
  readonly storeId: number;
  readonly span: string;
}

const resource = defineResource<Person>()({
  name: 'x/y',
  label: '记录',
  view: 'x/y',
  endpoints: rest('/system/x', { permission: 'x:y' }),
  title: 'name',
  fields: {
    name: text('名称'),
    secret: text('口令', { secret: true }),
    masked: text('手机', { exportText: ({ masked }) => `${String(masked).slice(0, 3)}****` }),
    level: choice('级别', [
      { value: 1, label: '一级' },
      { value: 2, label: '二级' },
    ]),
    status: dictionary('状态', 'sys_normal_disable'),
    on: toggle('开关'),
    amount: number('数量', { unit: '件' }),
    price: money('单价'),
    day: date('日期'),
    moment: datetime('时间'),
    words: tags('标签'),
    storeId: reference('机构', 'customer/store', { shownBy: 'storeName' }),
    span: dateRange('期限', { begin: 'from', end: 'until' }),
  },
});

const filtered = defineResource<Person>()({
  name: 'x/z',
  label: '记录',
  view: 'x/z',
  endpoints: rest('/system/z', { permission: 'x:z' }),
  title: 'name',
  fields: { name: text('名称'), status: dictionary('状态', 'sys_normal_disable', { on: everywhere }) },
});

const labels = new Map([
  [
    'sys_normal_disable',
    new Map([
      ['0', '正常'],
      ['1', '停用'],
    ]),
  ],
]);

function cells(record: Partial<Row>) {
  const row: Row = { id: 1, ...record };
  return Object.fromEntries(
    exportableFields(resource).map((field) => [field.label, cellOf(field, row, labels)]),
  );
}

test('a cell is in the file as the list shows it; numbers and money stay numbers', () => {
  const moment = new Date(2026, 5, 7, 9, 0, 0).getTime() / 1000;
  expect(
    cells({
      name: '明德, "教育" 😀',
      masked: '19900000001',
      level: 2,
      status: '1,9',
      on: 0,
      amount: 1234,
      price: '1234.50',
      day: '2026-06-07 00:00:00',
      moment,
      words: ['文科', '理科'],
      storeId: 7,
      storeName: '明德',
      from: '2026-01-01',
      until: '2026-02-01',
    }),
  ).toEqual({
    名称: '明德, "教育" 😀',
    手机: '199****',
    级别: '二级',
    状态: '停用、9',
    开关: '停用',
    数量: 1234,
    单价: 1234.5,
    日期: '2026-06-07',
    时间: '2026-06-07 09:00:00',
    标签: '文科、理科',
    机构: '明德',
    期限: '2026-01-01 至 2026-02-01',
  });
});

test('a missing value is an empty cell, and a value that is no number stays text', () => {
  const { 单价: price, 数量: amount, 手机: _mobile, ...others } = cells({ price: '面议', amount: 0 });
  expect([price, amount]).toEqual(['面议', 0]);
  expect(Object.values(others).every((cell) => cell === null)).toBe(true);
});

test('the name of a record that is gone is said as in the list', () => {
  expect(cells({ storeId: 7, storeName: '' })).toMatchObject({ 机构: '已删除' });
  expect(cells({ storeId: 0, storeName: '' })).toMatchObject({ 机构: '' });
});

test('money is shown with two digits, a column is as wide as its label needs', () => {
  const [price] = exportableFields(resource).filter(({ name }) => name === 'price');
  expect(price && columnOf(price)).toEqual({ header: '单价', width: 17, numFmt: '#,##0.00' });
});

test('a file is named after the resource and the time', () => {
  expect(exportName('机构', 'csv', new Date(2026, 0, 2, 3, 4, 5))).toBe('机构_20260102030405.csv');
});

/** A server with many rows that never returns more than `longest` at once. */
function server(count: number, longest: number) {
  const calls: number[] = [];
  const all = Array.from({ length: count }, (_, index) => ({ id: index + 1 }));
  return {
    calls,
    read: async (page: number, size: number) => {
      calls.push(page);
      const length = Math.min(size, longest);
      return { rows: all.slice((page - 1) * length, page * length), total: all.length };
    },
  };
}

async function idsOf(read: Parameters<typeof readAllRows>[0], signal = new AbortController().signal) {
  const ids: unknown[] = [];
  for await (const { rows } of readAllRows(read, signal)) ids.push(...rows.map(({ id }) => id));
  return ids;
}

test.each([
  [1200, 500, 3],
  [1000, 500, 2],
  [1000, 200, 5],
  [0, 500, 1],
])('%i rows of a server that answers at most %i are read in %i calls', async (count, longest, calls) => {
  const { read, calls: made } = server(count, longest);
  expect(await idsOf(read)).toHaveLength(count);
  expect(made).toHaveLength(calls);
});

test('a row that slips to the next page meanwhile is written once', async () => {
  const pages = [[1, 2], [2, 3], []];
  const read = async (page: number) => ({ rows: (pages[page - 1] ?? []).map((id) => ({ id })), total: 5 });
  expect(await idsOf(read)).toEqual([1, 2, 3]);
});

test('reading stops at the page at which it is cancelled', async () => {
  const { read, calls } = server(5000, 500);
  const controller = new AbortController();
  const cancelled = idsOf(async (page, size) => {
    if (page === 2) controller.abort();
    return read(page, size);
  }, controller.signal);
  await expect(cancelled).rejects.toThrow();
  expect(calls).toEqual([1, 2]);
});

test('the server exports the listed records in their order, and the selected ones whatever the filters leave', () => {
  const state = {
    ...{ page: 2, size: 20, filters: { status: '0' } },
    sort: { field: 'createTime', order: 'desc' },
  } as const;
  const scope = { roleId: '7' };
  const sent = (selected: readonly Row[]) => exportForm(filtered, { state, selected }, scope);
  const order = { orderByColumn: 'createTime', isAsc: 'descending' };
  expect(sent([])).toEqual({ ...scope, ...order, status: '0' });
  expect(sent([{ id: 3 }, { id: 5 }])).toEqual({ ...scope, ...order, ids: '3,5' });
});

test('a choice of records has its number once that is known, and nothing is no page', () => {
  const state = { page: 1, size: 20, sort: undefined, filters: { status: '0' } };
  const labels = (total: number | undefined) =>
    scopesOf({ state, selected: [], total }).map(({ label }) => label);
  expect(labels(8)).toEqual(['当前筛选（8 条）', '全部', '本页']);
  expect(labels(undefined)).toEqual(['当前筛选', '全部', '本页']);
  expect(labels(0)).toEqual(['当前筛选（0 条）', '全部']);
});

test('an export of all records begins with the filters of the page, without the ones that were emptied', () => {
  const begun = { status: '0', createTime: '2026-05-01~2026-05-31' };
  expect(filtersOfAll(begun, { ...begun, name: '启明' })).toEqual(begun);
  expect(filtersOfAll(begun, { status: '2', name: '启明' })).toEqual({ status: '0' });
  expect(filtersOfAll(begun, {})).toEqual({});
});
