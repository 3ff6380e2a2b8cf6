import { expect, test } from 'vitest';
import type { Endpoints } from '@/providers/endpoints/builder';
import { financeEndpoints } from '@/resources/finance/endpoints';
import { managementEndpoints } from '@/resources/management/endpoints';
import { operationsEndpoints } from '@/resources/operations/endpoints';
import { allowOnly } from './allowOnly';
import { createTestClient } from './testClient';

const screens: readonly Endpoints[] = [
  ...Object.values(financeEndpoints),
  ...Object.values(managementEndpoints),
  ...Object.values(operationsEndpoints),
];
const exported = screens.flatMap(({ name, operations }): [string, string][] =>
  operations.export ? [[name, operations.export.path]] : [],
);
const form = 'application/x-www-form-urlencoded';

const isAmount = /金额|余额|面值|结算价|授信额度|预警线|冻结|^合计/;
const isLabelled = /类型|状态|方向|种类|介质|事件|阶段|方式|操作端|可信度|变更前|变更后|结果$/;

/** Screens whose files hold amounts, and must go on holding them. */
const withAmounts = [
  'finance/institution-details',
  'finance/invoices',
  'finance/management',
  'finance/withdrawals',
  'finance/financial-balance',
  'management/card-data',
  'management/card-record',
];

/** The file that somebody gets, taken apart again as a spreadsheet does. */
async function fileOf(path: string, permissions?: readonly string[]) {
  const client = createTestClient();
  if (permissions) await allowOnly(client.mockServer, 'caiwu', permissions);
  const caller = await client.as(permissions ? 'caiwu' : 'admin');
  const response = await caller.fetch('POST', path, '', form);
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const [heads = [], ...rows] = linesIn(new TextDecoder().decode(bytes));
  return { heads, rows };
}

/** Quotes belong together, lines end with CRLF. */
function linesIn(text: string): string[][] {
  const lines: string[][] = [[]];
  for (const [, cell = '', end] of text.matchAll(/("(?:[^"]|"")*"|[^,"\r]*)(,|\r\n)/g)) {
    lines.at(-1)?.push(cell.replace(/^"(.*)"$/s, '$1').replaceAll('""', '"'));
    if (end !== ',') lines.push([]);
  }
  return lines.slice(0, -1);
}

/** The pattern of the cells of a column; undefined where there is none. */
function patternFor(head: string): RegExp | undefined {
  // a debt begins with a minus, and stays a number
  if (isAmount.test(head)) return /^-?\d+\.\d\d$/;
  if (isLabelled.test(head)) return /\D/;
  return undefined;
}

test.each(exported)(
  '[1.5] the file of %s has amounts of two decimals, and the words of states',
  async (name, path) => {
    const { heads, rows } = await fileOf(path);
    expect(rows.length).toBeGreaterThan(0);
    expect(heads.some((head) => isAmount.test(head))).toBe(withAmounts.includes(name));
    const cells = rows.flatMap((row) => row.map((cell, at) => ({ head: heads[at] ?? '', cell })));
    expect(rows.filter(({ length }) => length !== heads.length)).toEqual([]);
    const filled = cells.filter(({ cell }) => cell !== '');
    expect(filled.filter(({ head, cell }) => patternFor(head)?.test(cell) === false)).toEqual([]);
    // spreadsheets would round them
    expect(filled.filter(({ cell }) => /^\d{12,}$/.test(cell))).toEqual([]);
    const inUse = new Set(filled.map(({ head }) => head));
    for (const head of heads.filter((one) => isAmount.test(one))) expect([...inUse]).toContain(head);
  },
);

test.each([
  ['finance/institution-details', '金额（元）'],
  ['finance/management', '金额'],
])('[1.3] the file of %s says by the sign of %s what came in and what went out', async (name, head) => {
  const { heads, rows } = await fileOf(exported.find(([one]) => one === name)?.[1] ?? expect.unreachable());
  const [amount, direction] = [heads.indexOf(head), heads.indexOf('收支方向')];
  expect(new Set(rows.map((row) => row[direction]))).toEqual(new Set(['收入', '支出']));
  const wrong = rows.filter((row) => (row[direction] === '支出') !== row[amount]?.startsWith('-'));
  expect(wrong).toEqual([]);
});

test.each([
  ['finance/invoices', '联系手机'],
  ['management/client-data', '手机号'],
  ['operations/consult', '手机号'],
  ['operations/users', '手机号'],
])('[1.5] the file of %s masks %s but for those who may read it', async (name, head) => {
  const path = exported.find(([one]) => one === name)?.[1] ?? expect.unreachable();
  const permission = name.replaceAll('/', ':');
  const column = ({ heads, rows }: Awaited<ReturnType<typeof fileOf>>) =>
    rows.map((row) => row[heads.indexOf(head)] ?? '').filter((cell) => cell !== '');
  const hidden = column(await fileOf(path, [`${permission}:list`, `${permission}:export`]));
  const whole = column(await fileOf(path));
  expect(hidden).toHaveLength(whole.length);
  expect(whole.length).toBeGreaterThan(0);
  for (const cell of hidden) expect(cell).toMatch(/^\d{3}\*{4}\d{4}$/);
  for (const cell of whole) expect(cell).toMatch(/^\d{11}$/);
});
