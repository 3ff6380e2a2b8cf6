import { expect, test } from 'vitest';
import { columnProblem, fromHeadOn, guessColumns, readStatement, unreadText } from './statement';

const row = (...cells: (string | number | Date | null)[]) => ({ line: 2, cells });

test('[F3] columns are guessed by the headings of banks', () => {
  expect(guessColumns(['交易日期', '收入', '支出', '对方户名', '交易流水号'])).toEqual({
    ...{ date: 0, income: 1, expense: 2, payer: 3, serialNo: 4 },
  });
  expect(guessColumns(['记账日', '借方发生额', '贷方发生额', '对方名称'])).toEqual({
    ...{ date: 0, income: 2, expense: 1, payer: 3 },
  });
  expect(guessColumns(['交易时间', '交易金额', '收款方'])).toEqual({ date: 0, amount: 1, payer: 2 });
  const unsigned = { date: 0, amount: 1, direction: 2 };
  for (const head of ['收/支', '收支类型', '借贷标志', '借/贷', '借贷方向'])
    expect(guessColumns(['交易时间', '金额', head])).toEqual(unsigned);
});

test('[F3] columns of the bills of WeChat and Alipay are guessed: the party, not the way of payment', () => {
  const weChat = ['交易时间', '交易类型', '交易对方', '商品', '收/支', '金额(元)', '支付方式', '当前状态'];
  expect(guessColumns([...weChat, '交易单号', '商户单号', '备注'])).toEqual({
    ...{ date: 0, payer: 2, direction: 4, amount: 5, serialNo: 8 },
  });
  const alipay = ['交易时间', '交易分类', '对方账号', '收/付款方式', '交易对方', '收/支', '金额'];
  expect(guessColumns([...alipay, '交易状态', '交易订单号', '商家订单号'])).toEqual({
    ...{ date: 0, payer: 4, direction: 5, amount: 6, serialNo: 8 },
  });
  expect(guessColumns(['交易时间', '金额', '收/付款方式'])).toEqual({ date: 0, amount: 1 });
});

test('[F3] lines above the columns of a bank’s file are not columns', () => {
  const head = ['交易日期', '收入', '支出', '对方户名'];
  const lines = [row('2026-06-02', '1.00', '', '甲')];
  const above = [row('账号：6222020000000012'), row('起始日期', '2026-06-01', '币种', '人民币')];
  expect(fromHeadOn({ head, rows: lines })).toEqual({ head, rows: lines });
  expect(fromHeadOn({ head: ['招商银行账户明细'], rows: [...above, row(...head), ...lines] })).toEqual({
    head,
    rows: lines,
  });
  const notes = Array.from({ length: 24 }, (_, at) => row(`说明 ${at + 1}`));
  expect(fromHeadOn({ head: ['支付宝交易明细'], rows: [...notes, row(...head), ...lines] }).head).toEqual(
    head,
  );
  expect(fromHeadOn({ head: ['甲', '乙'], rows: lines })).toEqual({ head: ['甲', '乙'], rows: lines });
});

test('[F3] a statement needs a date and an amount', () => {
  expect(columnProblem({ amount: 1 })).toBe('请选择交易日期所在的列');
  expect(columnProblem({ date: 0 })).toBe('请选择金额所在的列');
  expect(columnProblem({ date: 0, expense: 1 })).toBeUndefined();
});

test.each([0, 15, 16, 23])('[F3] a moment of a workbook at %d o’clock is of its own day', (hour) => {
  const { lines } = readStatement([row(new Date(Date.UTC(2026, 5, 2, hour)), '1.00')], {
    date: 0,
    income: 1,
  });
  expect(lines).toMatchObject([{ date: '2026-06-02' }]);
});

test('[F3] two columns say what came and went, or one with a sign', () => {
  const apart = readStatement(
    [
      row('2026/6/2 09:00', '1,000.5', '', '甲', 'A1'),
      row('20260603', '', '200.00', '乙', 'A2'),
      row('合计', '1', '2', '', ''),
    ],
    { date: 0, income: 1, expense: 2, payer: 3, serialNo: 4 },
  );
  expect(apart).toEqual({
    lines: [
      { date: '2026-06-02', amount: '1000.50', direction: 1, payer: '甲', serialNo: 'A1' },
      { date: '2026-06-03', amount: '200.00', direction: 2, payer: '乙', serialNo: 'A2' },
    ],
    unread: [],
    left: 1,
  });
  const signed = readStatement(
    [row('2026年6月2日', '-¥30.00'), row('2026-06-02', 12.5), row('2026-06-02', 0)],
    { date: 0, amount: 1 },
  );
  expect(signed.lines.map(({ amount, direction }) => [amount, direction])).toEqual([
    ['30.00', 2],
    ['12.50', 1],
  ]);
  expect(signed.left).toBe(1);
});

test('[F3] a column of directions says what went and what did neither; a minus always went', () => {
  const told = (direction: string, amount = '30.00') =>
    readStatement([row('2026-06-02', amount, direction)], { date: 0, amount: 1, direction: 2 }).lines.map(
      (line) => line.direction,
    );
  for (const text of ['收入', '收', '贷', '']) expect(told(text)).toEqual([1]);
  for (const text of ['支出', '支', '借', '付']) expect(told(text)).toEqual([2]);
  for (const text of ['不计收支', '/', '其他']) expect(told(text)).toEqual([]);
  expect(told('支出', '-30.00')).toEqual([2]);
  expect(told('收入', '-30.00')).toEqual([2]);
});

test('[F3] lines with an amount that cannot be read are named; totals, remarks and nothing are not', () => {
  const lines: readonly (readonly string[])[] = [
    ['6月2日', '30.00', ''],
    ['2026-06-02', '壹佰元', ''],
    ['', '', '30.00'],
    ['合 计', '60.00', '30.00'],
    ['2026-06-02', '', '本月累计'],
    ['以上为全部明细', '', ''],
    ['2026-06-03', '0.00', '--'],
    ['2026-06-04', '10.00', '无'],
    ['2026-06-05', '-30.00', ''],
    ['2026-06-05', '+30.00', '-'],
    ['当日合计', '30.00', ''],
    ['本年累计', '90.00', '30.00'],
  ];
  const rows = lines.map((cells, index) => ({ line: index + 2, cells }));
  const { unread, left, lines: read } = readStatement(rows, { date: 0, income: 1, expense: 2 });
  expect(unreadText(unread)).toBe('第 2、4 行日期无法识别；第 3、10 行金额无法识别');
  expect([left, read.length]).toEqual([6, 2]);
});

test('[F3] a day that does not exist is none, with or without a time after it', () => {
  const days = ['2026-02-30', '2026-13-45', '20260230093000', '2026年2月30日', '2026-02-28 09.30.00.123'];
  const rows = days.map((day, index) => ({ line: index + 2, cells: [day, '1.00'] }));
  const { lines, unread } = readStatement(rows, { date: 0, amount: 1 });
  expect(unreadText(unread)).toBe('第 2、3、4、5 行日期无法识别');
  expect(lines).toMatchObject([{ date: '2026-02-28' }]);
});

test('[F3] a line whose serial number is too long is named, the others are read', () => {
  const lines = [
    ['2026-06-02', '1.00', '9'.repeat(64)],
    ['2026-06-02', '2.00', '9'.repeat(65)],
    ['2026-06-02', '0.00', '9'.repeat(65)],
  ];
  const rows = lines.map((cells, index) => ({ line: index + 2, cells }));
  const read = readStatement(rows, { date: 0, amount: 1, serialNo: 2 });
  expect(unreadText(read.unread)).toBe('第 3 行流水号过长');
  expect(read).toMatchObject({ lines: [{ amount: '1.00' }], left: 1 });
});

test('[F3] of many lines that cannot be read twenty are named, and their number', () => {
  const unread = Array.from({ length: 21 }, (_, line) => ({ line, problem: '日期无法识别' as const }));
  expect(unreadText(unread)).toMatch(/^第 0、1、.*、19 等 21 行日期无法识别$/);
});
