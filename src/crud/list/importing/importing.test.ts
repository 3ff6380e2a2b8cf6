import { expect, test } from 'vitest';
import { rest } from '@/providers/endpoints/builder';
import type { ReadCell } from '../../../lib/sheet/sheet';
import { choice } from '../../../ui/fields/choice';
import { date, datetime } from '../../../ui/fields/date';
import { money } from '../../../ui/fields/money';
import { number } from '../../../ui/fields/number';
import { rule } from '../../../ui/fields/rule';
import { tags } from '../../../ui/fields/tags';
import { text } from '../../../ui/fields/text';
import { defineResource } from '../../defineResource';
import { dictionary } from '../../fields/dictionary/dictionary';
import { reference } from '../../fields/reference/reference';
import { checkRows } from './checkRows';
import { problemsTable } from './importFiles';
import { checkPlan, columnNotes, importPlan } from './importPlan';

interface Person {
  readonly id: number;
  readonly name: string;
  readonly mobile: string;
  readonly level: 1 | 2;
  readonly status: string;
  readonly amount: number;
  readonly price: string;
  readonly day: string;
  readonly moment: string;
  readonly words: string[];
  readonly storeId: number;
}

const columns = ['name', 'mobile', 'level', 'status', 'amount', 'price', 'day', 'moment', 'words'] as const;
const resource = defineResource<Person>()({
  name: 'x/person',
  label: '人员',
  view: 'x/person',
  endpoints: rest('/system/x', { permission: 'x:y' }),
  title: 'name',
  importing: { columns },
  fields: {
    name: text('姓名', { required: true, maxLength: 5 }),
    mobile: text('手机', { required: (values) => values.level === 2, rules: [rule('mobile')] }),
    level: choice('级别', [
      { value: 1, label: '一级' },
      { value: 2, label: '二级' },
    ]),
    status: dictionary('状态', 'sys_normal_disable', { initial: '0' }),
    amount: number('数量'),
    price: money('单价'),
    day: date('日期'),
    moment: datetime('时间'),
    words: tags('标签'),
    storeId: reference('机构', 'customer/store', { shownBy: 'storeName' }),
  },
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
const { fields } = importPlan(resource, { columns });

test('a field that no file can hold is no column of an import', () => {
  expect(() => importPlan(resource, { columns: ['storeId'] })).toThrow('cannot import "storeId"');
  expect(() => importPlan(resource, { columns: ['age'] })).toThrow('cannot import "age"');
});

test('an export of the same list is imported as it is; columns of no import are passed over, and named', () => {
  const head = ['姓名', '手机', '级别', '状态', '机构'];
  const check = checkPlan(importPlan(resource, { columns }), head);
  expect(check.problems).toEqual([]);
  expect(columnNotes(check)).toEqual([
    '文件没有以下列，已有记录不改动，新记录留空或取默认值：数量、单价、日期、时间、标签',
    '以下列不导入：机构',
  ]);
});

test('a report of problems is corrected and imported: each row once, without columns that its file lacked', () => {
  const plan = importPlan(resource, { columns });
  const rest = [null, null, null, null, null, null, null];
  const { head, rows } = problemsTable(plan, [
    { line: 3, problem: '请输入姓名', cells: ['', '123', ...rest] },
    { line: 3, problem: '手机：请输入正确的手机号码', cells: ['', '123', ...rest] },
    { line: 7, problem: '请输入姓名', cells: ['', '', ...rest] },
  ]);
  expect(head).toEqual(['行号', '问题', '姓名', '手机']);
  expect(rows).toEqual([
    [3, '请输入姓名；手机：请输入正确的手机号码', '', '123'],
    [7, '请输入姓名', '', ''],
  ]);
  expect(checkPlan(plan, head)).toMatchObject({ problems: [], passed: ['行号', '问题'] });
});

test('another list’s file is refused once, before any of its rows is looked at', () => {
  const check = checkPlan(importPlan(resource, { columns }), ['分数', '本段人数', '累计人数']);
  expect(check.problems).toEqual(['缺少列：姓名', '多出模板没有的列：分数、本段人数、累计人数']);
});

async function check(rows: readonly (readonly ReadCell[])[]) {
  const lines = rows.map((cells, index) => ({ line: index + 2, cells }));
  const places = columns.map((_, index) => index);
  return checkRows(lines, { fields, places, labels }, () => undefined, new AbortController().signal);
}

test('every row is held to the rules of the form, and missing members have their first value', async () => {
  const { rows, problems } = await check([
    ['甲', '19900000001', '二级'],
    ['', '', '一级'],
    ['太长的姓名啊', '123', '一级', null, null, '1.555'],
    ['乙', '', '二级'],
    ['甲', '19900000001', '二级'],
  ]);
  expect(rows.map(({ line, values }) => ({ line, values }))).toEqual([
    { line: 2, values: { name: '甲', mobile: '19900000001', level: 2, status: '0' } },
  ]);
  expect(problems.map(({ line, problem }) => `${line} ${problem}`)).toEqual([
    '3 请输入姓名',
    '4 姓名长度不能超过 5 个字符',
    '4 请输入正确的手机号码',
    '4 单价：请输入正确的金额，最多两位小数',
    '5 请输入手机',
    '6 与第 2 行完全相同',
  ]);
});

test('a right row is no twin of a wrong one, which is not written itself', async () => {
  const { rows, problems } = await check([
    ['甲', '', '三级'],
    ['甲', '', null],
    ['甲', '', null],
    ['甲', '', '四级'],
  ]);
  expect(rows.map(({ line }) => line)).toEqual([3]);
  expect(problems.map(({ line, problem }) => `${line} ${problem}`)).toEqual([
    '2 级别「三级」不在可选范围：一级、二级',
    '4 与第 3 行完全相同',
    '5 级别「四级」不在可选范围：一级、二级',
  ]);
});

test('a column that the file lacks is asked for nothing, and has no cells', async () => {
  const lines = [{ line: 2, cells: ['甲', '二级', ''] }];
  // 手机 is required of 二级, and may be known already.
  const places = columns.map((name) => ['name', 'level', 'status'].indexOf(name));
  const rules = { fields, places, labels };
  const { rows, problems } = await checkRows(lines, rules, () => undefined, new AbortController().signal);
  expect(problems).toEqual([]);
  expect(rows.map(({ cells }) => cells)).toEqual([['甲', null, '二级', '', ...Array(5).fill(null)]]);
});
