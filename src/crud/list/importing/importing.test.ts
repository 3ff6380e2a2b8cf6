import { expect, test } from 'vitest';
import { rest } from '@/providers/endpoints/builder';
import { type Reason, RequestError } from '@/providers/http/errors';
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
import { type CheckedRow, checkRows } from './checkRows';
import { checkPlan, columnNotes, importPlan } from './importPlan';
import { isLeft, resultsBefore, resultText, retryText, writeRows } from './writeRows';

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
    '文件没有以下列，按空白处理：数量、单价、日期、时间、标签',
    '以下列不导入：机构',
  ]);
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

const people: readonly CheckedRow[] = ['甲', '乙', '丙'].map((name, index) => ({
  line: index + 2,
  values: { name },
  cells: [name],
}));

test('[SCREEN] rows with a problem of their own are not sent, and are to be corrected in the report', () => {
  const own = [
    { line: 5, problem: '请输入姓名', cells: [''] },
    { line: 5, problem: '请输入手机', cells: [''] },
  ];
  const results = resultsBefore(people, own);
  expect(results.filter(isLeft).map(({ row }) => row)).toEqual(people);
  expect(results.at(-1)).toEqual({
    row: { line: 5, values: {}, cells: [''] },
    result: { outcome: 'wrong', reason: '请输入姓名；请输入手机' },
  });
  expect(resultText(results)).toBe('成功 0 条，失败 0 条，未写入 3 条，需改正 1 条');
});

function failing(reason: Reason, message = '不行', mayBeWritten = false) {
  return new RequestError(message, { reason, call: 'POST /x', mayBeWritten });
}

const never = new AbortController().signal;

test('a refusal concerns its row, the others are written', async () => {
  const results = await writeRows(
    people,
    async ({ line }) => {
      if (line === 3) throw failing({ kind: 'refused', code: 40000, data: null }, '已存在');
    },
    { onRow: () => undefined, signal: never },
  );
  expect(results.map(({ result }) => result)).toEqual([
    { outcome: 'written' },
    { outcome: 'refused', reason: '已存在' },
    { outcome: 'written' },
  ]);
});

test.each([
  ['network', true, { outcome: 'unknown', reason: '不行' }],
  ['timeout', true, { outcome: 'unknown', reason: '不行' }],
  ['cancelled', false, { outcome: 'unknown', reason: '不行，可能已写入，请核对后再操作' }],
  ['network', false, { outcome: 'refused', reason: '不行' }],
] as const)(
  'a failed connection (%s, written perhaps: %s) stops the rest, which was never sent',
  async (kind, mayBeWritten, result) => {
    const sent: number[] = [];
    const results = await writeRows(
      people,
      async ({ line }) => {
        sent.push(line);
        if (line === 3) throw failing({ kind }, '不行', mayBeWritten);
      },
      { onRow: () => undefined, signal: never },
    );
    expect(sent).toEqual([2, 3]);
    expect(results.map(isLeft)).toEqual([false, result.outcome === 'refused', true]);
    expect(results.map(({ result }) => result)).toEqual([
      { outcome: 'written' },
      result,
      { outcome: 'unsent' },
    ]);
  },
);

test('a cancellation sends nothing more', async () => {
  const controller = new AbortController();
  const onRow = () => controller.abort();
  const results = await writeRows(people, async () => undefined, { onRow, signal: controller.signal });
  expect(results.map(({ result }) => result.outcome)).toEqual(['written', 'unsent', 'unsent']);
});

const outcomes = {
  written: { outcome: 'written' },
  refused: { outcome: 'refused', reason: '已存在' },
  unsent: { outcome: 'unsent' },
  wrong: { outcome: 'wrong', reason: '请输入姓名' },
  unknown: { outcome: 'unknown', reason: '超时' },
} as const;

test.each([
  [['written', 'written', 'written'], '成功导入 3 条', undefined],
  [['written', 'refused', 'refused'], '成功 1 条，失败 2 条，未写入 0 条', '重试失败的行'],
  [['written', 'unsent', 'unsent'], '成功 1 条，失败 0 条，未写入 2 条', '重试未写入的行'],
  [['refused', 'unsent', 'unsent'], '成功 0 条，失败 1 条，未写入 2 条', '重试失败、未写入的行'],
  [['wrong', 'refused', 'written'], '成功 1 条，失败 1 条，未写入 0 条，需改正 1 条', '重试失败的行'],
  [
    ['wrong', 'unknown', 'wrong'],
    '成功 0 条，失败 0 条，未写入 0 条，需改正 2 条，可能已写入 1 条，请核对',
    undefined,
  ],
  [
    ['unknown', 'written', 'unsent'],
    '成功 1 条，失败 0 条，未写入 1 条，可能已写入 1 条，请核对',
    '重试未写入的行',
  ],
] as const)('rows that are %j read as %s', (found, text, retry) => {
  const results = people.map((row, index) => ({ row, result: outcomes[found[index] ?? 'unsent'] }));
  expect(resultText(results)).toBe(text);
  if (retry !== undefined) expect(retryText(results)).toBe(retry);
});
