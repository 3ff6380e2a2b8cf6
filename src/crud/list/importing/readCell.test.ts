import { expect, test } from 'vitest';
import { rest } from '@/providers/endpoints/builder';
import type { ReadCell } from '../../../lib/sheet/sheet';
import { choice } from '../../../ui/fields/choice';
import { date, datetime } from '../../../ui/fields/date';
import { money } from '../../../ui/fields/money';
import { number } from '../../../ui/fields/number';
import { mobileNumber } from '../../../ui/fields/phone';
import { tags } from '../../../ui/fields/tags';
import { text } from '../../../ui/fields/text';
import { defineResource } from '../../defineResource';
import { dictionary } from '../../fields/dictionary/dictionary';
import { masked } from '../../fields/masked/masked';
import { checkRows } from './checkRows';
import { exampleRows } from './importFiles';
import { importPlan } from './importPlan';
import { readCell } from './readCell';

interface Sample {
  readonly id: number;
  readonly name: string;
  readonly mobile: string;
  readonly level: 1 | 2;
  readonly status: string;
  readonly amount: number;
  readonly price: string;
  readonly day: string;
  readonly moment: string;
  readonly end: string;
  readonly words: string[];
}

const columns = [
  'name',
  'mobile',
  'level',
  'status',
  'amount',
  'price',
  'day',
  'moment',
  'end',
  'words',
] as const;
const resource = defineResource<Sample>()({
  name: 'x/sample',
  label: '样例',
  view: 'x/sample',
  endpoints: rest('/system/x', { permission: 'x:y' }),
  title: 'name',
  importing: { columns },
  fields: {
    name: text('姓名'),
    mobile: text('手机', { ...mobileNumber }),
    level: choice('级别', [
      { value: 1, label: '一级' },
      { value: 2, label: '二级' },
    ]),
    status: dictionary('状态', 'sys_normal_disable'),
    amount: number('数量'),
    price: money('单价'),
    day: date('日期'),
    moment: datetime('时间'),
    end: datetime('结束', { isEnd: true }),
    words: tags('标签'),
  },
});
const names = [
  ['0', '正常'],
  ['1', '停用'],
] as const;
const labels = new Map([['sys_normal_disable', new Map<string, string>(names)]]);
const { fields } = importPlan(resource, { columns });

test.each<[string, ReadCell, unknown]>([
  ['name', ' 明德 😀 ', { value: '明德 😀' }],
  ['name', 12, { value: '12' }],
  ['name', new Date(Date.UTC(2026, 5, 7)), { value: '2026-06-07' }],
  ['name', '   ', { value: undefined }],
  ['mobile', '+86 199-0000-0001', { value: '19900000001' }],
  ['mobile', 19900000001, { value: '19900000001' }],
  ['mobile', '199****0001', { value: '199****0001' }],
  ['level', '二级', { value: 2 }],
  ['level', 1, { value: 1 }],
  ['level', '２', { value: 2 }],
  ['level', '三级', { problem: '级别「三级」不在可选范围：一级、二级' }],
  ['status', '停用', { value: '1' }],
  ['status', '坏', { problem: '状态「坏」不在可选范围：正常、停用' }],
  ['amount', '1,234', { value: 1234 }],
  ['amount', '６００', { value: 600 }],
  ['amount', '1e3', { problem: '数量「1e3」不是数字' }],
  ['amount', '0x10', { problem: '数量「0x10」不是数字' }],
  ['amount', 'x', { problem: '数量「x」不是数字' }],
  ['price', '¥1,234.50', { value: '1234.50' }],
  ['price', '￥１，２３４．５０', { value: '1234.50' }],
  ['price', '1,234.50元', { value: '1234.50' }],
  ['price', '12,34', { value: '12,34' }],
  ['price', 12.5, { value: '12.5' }],
  ['day', new Date(Date.UTC(2026, 5, 7)), { value: '2026-06-07' }],
  ['day', '2026/6/7', { value: '2026-06-07' }],
  ['day', '2026年6月7日', { value: '2026-06-07' }],
  ['day', '20260607', { value: '2026-06-07' }],
  ['day', 20260607, { value: '2026-06-07' }],
  ['day', '２０２６．６．７', { value: '2026-06-07' }],
  ['day', '2026-06-07 00:00:00', { value: '2026-06-07' }],
  ['day', '0000-00-00', { value: undefined }],
  ['day', '2026-02-30', { problem: '日期「2026-02-30」不是日期，应写成 2026-06-07' }],
  ['moment', new Date(Date.UTC(2026, 5, 7, 9, 30)), { value: '2026-06-07 09:30:00' }],
  ['moment', '2026-06-07 9:30', { value: '2026-06-07 09:30:00' }],
  ['moment', '2026年6月7日 9点30分', { value: '2026-06-07 09:30:00' }],
  ['moment', '20260607 9:0:77', { problem: '时间「20260607 9:0:77」不是日期，应写成 2026-06-07 09:00:00' }],
  ['moment', '明天', { problem: '时间「明天」不是日期，应写成 2026-06-07 09:00:00' }],
  ['moment', '2026-06-07', { value: '2026-06-07 00:00:00' }],
  ['end', '2026-06-07', { value: '2026-06-07 23:59:59' }],
  ['end', new Date(Date.UTC(2026, 5, 7)), { value: '2026-06-07 23:59:59' }],
  ['end', '2026-06-07 00:00', { value: '2026-06-07 00:00:00' }],
  ['end', new Date(Date.UTC(2026, 5, 7, 9, 30)), { value: '2026-06-07 09:30:00' }],
  ['words', '文科、理科, 艺术', { value: ['文科', '理科', '艺术'] }],
])('a cell of %s that holds %j', (name, cell, reading) => {
  const field = fields.find((candidate) => candidate.name === name);
  expect(field && readCell(field, cell, labels)).toEqual(reading);
});

test('a file read leniently is sent as understood; a masked telephone is held to its rules, and must be whole', async () => {
  const calls = defineResource<{ id: number; name: string; phone: string; amount: number; day: string }>()({
    name: 'x/call',
    label: '来电',
    view: 'x/call',
    endpoints: rest('/system/x', { permission: 'x:y' }),
    title: 'name',
    fields: {
      name: text('姓名'),
      phone: masked('电话', mobileNumber),
      amount: number('数量'),
      day: date('日期'),
    },
  });
  const plan = importPlan(calls, { columns: ['name', 'phone', 'amount', 'day'] });
  const { rows, problems } = await checkRows(
    [
      { line: 2, cells: ['甲', '199-0000 0001', '１２,345', '2026/1/3'] },
      { line: 3, cells: ['乙', '1990', null, null] },
      { line: 4, cells: ['丙', '199****0001', null, null] },
      { line: 5, cells: ['丁'], unresolved: [2] },
      { line: 6, cells: ['#N/A'], unresolved: [0] },
    ],
    { fields: plan.fields, places: [0, 1, 2, 3], labels: new Map() },
    () => undefined,
    new AbortController().signal,
  );
  expect(rows.map(({ cells }) => cells)).toEqual([['甲', '19900000001', '12345', '2026-01-03']]);
  expect(problems.map(({ problem }) => problem)).toEqual([
    '电话：请输入正确的手机号码',
    '电话：请输入完整的号码，不能带 *',
    '数量：公式没有计算结果，请在 Excel 中打开并保存后再导入',
    '姓名「#N/A」是公式的错误，请改正后再导入',
  ]);
});

test('choices are sent as exports write them: by label, and years as bare numbers', async () => {
  const exams = defineResource<{ id: number; name: string; year: number; level: 1 | 2; status: string }>()({
    name: 'x/exam',
    label: '考试',
    view: 'x/exam',
    endpoints: rest('/system/x', { permission: 'x:y' }),
    title: 'name',
    fields: {
      name: text('名称'),
      year: choice<number>('年份', [
        { value: 2026, label: '2026 年' },
        { value: 2025, label: '2025 年' },
      ]),
      level: choice('级别', [
        { value: 1, label: '一级' },
        { value: 2, label: '二级' },
      ]),
      status: dictionary('状态', 'sys_normal_disable'),
    },
  });
  const names = ['name', 'year', 'level', 'status'] as const;
  const example = [{ name: '甲', year: 2025, level: 2, status: '0' }];
  const plan = importPlan(exams, { columns: names, example });
  expect(exampleRows(plan, labels)).toEqual([['甲', '2025 年', '二级', '正常']]);
  const { rows, problems } = await checkRows(
    [
      { line: 2, cells: ['甲', '2025 年', '二级', '正常'] },
      { line: 3, cells: ['乙', '2025年', 2, '0'] },
      { line: 4, cells: ['丙', 2025, null, null] },
      { line: 5, cells: ['丁', '２０２５', '二 级', null] },
    ],
    { fields: plan.fields, places: [0, 1, 2, 3], labels },
    () => undefined,
    new AbortController().signal,
  );
  expect(problems).toEqual([]);
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['甲', '2025', '二级', '正常'],
    ['乙', '2025', '二级', '正常'],
    ['丙', '2025', '', ''],
    ['丁', '2025', '二级', ''],
  ]);
});
