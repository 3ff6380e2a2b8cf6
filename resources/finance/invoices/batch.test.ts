import { expect, test } from 'vitest';
import { batchProblem, batchText, checkBatch, readBatch } from './batch';

const number = (last: number) => `2695200000000000000${last}`;

test('[F2] two columns of a spreadsheet are read with tabs, commas or spaces, without their headings', () => {
  const text = `申请单号\t发票号码\nFP202606010001\t${number(1)}\r\n\nFP202606010002, ${number(2)}\nFP202606010003`;
  expect(readBatch(text)).toEqual([
    { applyNo: 'FP202606010001', invoiceNo: number(1) },
    { applyNo: 'FP202606010002', invoiceNo: number(2) },
    { applyNo: 'FP202606010003', invoiceNo: '' },
  ]);
});

test('[F2] a number in full width is read as 开票 reads it', () => {
  const typed = '２６９５２００００００００００００００１';
  expect(readBatch(`FP202606010001\t${typed}`)).toEqual([
    { applyNo: 'FP202606010001', invoiceNo: number(1) },
  ]);
});

test('[F2] rows that were not sent are written as they are read', () => {
  const rows = [
    { applyNo: 'FP202606010001', invoiceNo: number(1) },
    { applyNo: 'FP1', invoiceNo: '' },
  ];
  expect(readBatch(batchText(rows))).toEqual(rows);
});

const days = { date: '2026-06-08', today: '2026-06-08' };
const waiting = { status: 0, createTime: '2026-06-08 09:00:00', invoiceNo: '', redNo: '' } as const;

test('[F2] malformed, doubled, unknown and ended rows are marked', () => {
  const rows = [
    { applyNo: 'A', invoiceNo: number(1) },
    { applyNo: 'B', invoiceNo: '12' },
    { applyNo: 'C', invoiceNo: number(3) },
    { applyNo: 'C', invoiceNo: number(4) },
    { applyNo: 'D', invoiceNo: number(5) },
    { applyNo: 'E', invoiceNo: number(5) },
    { applyNo: 'F', invoiceNo: number(6) },
    { applyNo: 'G', invoiceNo: number(7) },
    { applyNo: 'X', invoiceNo: number(8) },
  ];
  const known = ['A', 'B', 'C', 'D', 'E'].map((applyNo) => ({ ...waiting, applyNo }));
  const ended = [
    { ...waiting, applyNo: 'F', status: 1 },
    { ...waiting, applyNo: 'G', status: 2 },
  ] as const;
  expect(checkBatch(rows, [...known, ...ended], days).map(({ problem }) => problem)).toEqual([
    undefined,
    '请输入 20 位发票号码',
    ...['申请单号重复', '申请单号重复', '发票号码重复', '发票号码重复'],
    ...['该申请已开票', '该申请已驳回', '申请单号不存在'],
  ]);
});

test.each([
  ['2026-06-07', '开票日期不能早于申请日期'],
  ['2026-06-08', undefined],
  ['2026-06-09', '开票日期不能晚于今天'],
])('[F2] a row of %s is marked with %s where it was asked for today', (date, problem) => {
  const known = [{ ...waiting, applyNo: 'A' }];
  const rows = checkBatch([{ applyNo: 'A', invoiceNo: number(1) }], known, { ...days, date });
  expect(rows.map((row) => row.problem)).toEqual([problem]);
});

test('[F2] a number that another invoice or its red one has is marked before anything is sent', () => {
  const known = [
    ...['A', 'B'].map((applyNo) => ({ ...waiting, applyNo })),
    { ...waiting, applyNo: 'C', status: 1 as const, invoiceNo: number(1), redNo: number(2) },
  ];
  const rows = [
    { applyNo: 'A', invoiceNo: number(1) },
    { applyNo: 'B', invoiceNo: number(2) },
  ];
  const problem = '发票号码已存在';
  expect(checkBatch(rows, known, days).map((row) => row.problem)).toEqual([problem, problem]);
});

test('[F2] nothing is sent without a sound row, or before the applications have been read', () => {
  const row = { applyNo: 'A', invoiceNo: number(1) };
  expect(batchProblem(undefined)).toBe('申请单还没有读到，请重试');
  expect(batchProblem([{ ...row, problem: '该申请已开票' }])).toBe('没有可以回填的行');
  expect(batchProblem([{ ...row, problem: '该申请已开票' }, row])).toBeUndefined();
});
