import { expect, test } from 'vitest';
import type { OperationRequest } from '@/providers/data/callOperation';
import type { Operation } from '@/providers/endpoints/builder';
import { RequestError } from '@/providers/http/errors';
import type { CheckedRow } from './checkRows';
import { checkByServer, importByServer, sentTable } from './serverImport';
import { isLeft } from './writeRows';

const people: readonly CheckedRow[] = ['甲', '乙', '丙'].map((name, index) => ({
  line: index + 2,
  values: { name },
  cells: [name],
}));

const never = new AbortController().signal;

function lost(mayBeWritten: boolean) {
  return new RequestError('超时', { reason: { kind: 'timeout' }, call: 'POST /x', mayBeWritten });
}

/** A server that rejects these rows of a file. */
function importServer(
  wrong: readonly number[],
  valid = 0,
  answer: { isLost?: boolean; msg?: string; updates?: number[] } = {},
) {
  const { isLost = false, msg = '已存在', updates } = answer;
  const sent: unknown[] = [];
  const server = {
    send: async () => ({ status: 200, headers: {}, body: { code: 200, msg: '', fileName: '/a.csv' } }),
    callOperation: async (_operation: Operation, { body, options }: OperationRequest = {}) => {
      sent.push(body);
      if (isLost) throw lost(options?.writes !== false);
      const errors = wrong.map((row) => ({ row, column: '姓名', msg }));
      return { code: 20000, msg: '', data: { valid, errors, updates }, members: {} };
    },
    operation: { method: 'POST', path: '/x/import', given: false },
  } as const;
  const file = new File(['a'], 'a.csv');
  return {
    sent,
    check: (rows = people) => checkByServer(server, file, rows, { signal: never }),
    write: (rows = people) => importByServer(server, file, rows, { signal: never }),
  };
}

test('[SCREEN] the import call looks at a file before it is written, and says how many rows it would write', async () => {
  const good = importServer([]);
  expect(await good.check()).toEqual({ problems: [], valid: 3, updated: 0 });
  expect(good.sent).toEqual([{ fileName: '/a.csv', mode: 1 }]);
  expect(await importServer([3, 4], 1).check()).toEqual({
    problems: [
      { line: 3, problem: '姓名：已存在', cells: ['乙'] },
      { line: 4, problem: '姓名：已存在', cells: ['丙'] },
    ],
    valid: 1,
    updated: 0,
  });
});

test('[SCREEN] the rows that change a record are told before and after, by the staff’s own lines', async () => {
  const apart = people.map((row) => ({ ...row, line: row.line * 10 }));
  const server = importServer([4], 2, { updates: [3] });
  expect(await server.check(apart)).toMatchObject({ valid: 2, updated: 1 });
  expect((await server.write(apart)).map(({ result }) => result)).toMatchObject([
    { outcome: 'written' },
    { outcome: 'written', updated: true },
    { outcome: 'refused' },
  ]);
});

test('columns that the read file lacks are not in the file for the server; empty ones are', () => {
  const fields = ['姓名', '地址', '电话'].map((label) => ({ label }));
  const rows = [
    { line: 2, values: {}, cells: ['甲', null, ''] },
    { line: 3, values: {}, cells: ['乙', null, '1'] },
  ];
  expect(sentTable(fields, rows)).toEqual({
    head: ['姓名', '电话'],
    rows: [
      ['甲', ''],
      ['乙', '1'],
    ],
  });
});

test('a problem that the server finds has the line of the staff’s own file', async () => {
  const apart = people.map((row) => ({ ...row, line: row.line * 10 }));
  const { problems } = await importServer([3], 2, { msg: '与第 2 行重复' }).check(apart);
  expect(problems).toEqual([{ line: 30, problem: '姓名：与第 20 行重复', cells: ['乙'] }]);
});

test('[SCREEN] the import call of a resource writes the rows that are right', async () => {
  const mixed = importServer([4], 2);
  expect((await mixed.write()).map(({ result }) => result)).toEqual([
    { outcome: 'written' },
    { outcome: 'written' },
    { outcome: 'refused', reason: '姓名：已存在' },
  ]);
  expect(mixed.sent).toEqual([{ fileName: '/a.csv', mode: 2 }]);
});

test('an import with a lost answer resends no row after writing, and all rows after a check', async () => {
  const results = await importServer([], 0, { isLost: true }).write();
  expect(results.map(({ result }) => result.outcome)).toEqual(['unknown', 'unknown', 'unknown']);
  expect(results.some(isLeft)).toBe(false);
  await expect(importServer([], 0, { isLost: true }).check()).rejects.toMatchObject({ mayBeWritten: false });
});
