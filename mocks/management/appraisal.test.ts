import { expect, test } from 'vitest';
import { z } from 'zod';
import { managementEndpoints } from '@/resources/management/endpoints';
import { createResourceClient, permissionsOf } from '../resourceTestClient';
import { type AppraisalRow, appraisalTable } from './appraisalTable';

const { operations } = managementEndpoints['management/appraisal'];
const permissions = permissionsOf(operations);

const listSchema = z.object({
  list: z.array(
    z.looseObject({
      id: z.number(),
      type: z.number(),
      status: z.number(),
      resultCode: z.string(),
      doubt: z.string(),
    }),
  ),
  total: z.number(),
});

async function open(as = 'admin') {
  const client = await createResourceClient(operations, as, permissions);
  const { ask } = client;
  const list = async (filters: object = {}) =>
    listSchema.parse((await ask('list', { page: 1, limit: 200, ...filters })).data);
  const rows = await client.mockServer.table(appraisalTable);
  const inState = (status: number, more: (row: AppraisalRow) => boolean = () => true) => {
    const found = rows.find((row) => row.status === status && more(row));
    if (!found) throw new Error(`no test in state ${status}`);
    return found;
  };
  return { ...client, list, rows, inState };
}

test('[G1] results of 120 tests follow from their answers; unfinished ones have none', async () => {
  const { list } = await open();
  const all = await list();
  expect(all.total).toBe(120);
  for (const { type, status, resultCode } of all.list)
    expect(resultCode).toMatch(status === 0 ? /^$/ : type === 1 ? /^[RIASEC]{3}$/ : /^\S{3,}$/);
  const doubtful = await list({ reliability: '2' });
  expect(doubtful.total).toBeGreaterThan(5);
  expect(doubtful.list.every(({ doubt }) => doubt !== '')).toBe(true);
  expect((await list({ reliability: '1' })).list.every(({ doubt }) => doubt === '')).toBe(true);
  const commented = await list({ commented: '1' });
  expect(commented.list.every((row) => row.comment !== '')).toBe(true);
});

test('[G1] an institution reads only the tests of its own students', async () => {
  const { list, textOf, rows } = await open('jigou');
  const own = await list();
  expect(own.list.every((row) => row.storeId === 2)).toBe(true);
  const foreign = rows.find(({ storeId }) => storeId !== 2)?.id;
  for (const name of ['one', 'comment', 'void', 'reset'] as const)
    expect(await textOf(name, { id: foreign, comment: '评'.repeat(10), remark: '原因说明' })).toBe(
      '40301 当前操作没有权限',
    );
});

test('[G1] a finished test is commented on and voided; a test is reset before and after, twice at most', async () => {
  const { textOf, inState, rows } = await open();
  const finished = inState(1);
  const { id } = finished;
  expect(await textOf('comment', { id, comment: '太短' })).toBe('40000 专家点评长度为 10-500 个字符');
  expect(await textOf('comment', { id, rev: 1, comment: '兴趣与成绩一致，可以冲高。' })).toMatch(/^20000/);
  expect(rows.get(id)).toMatchObject({ commentBy: '林知远', commentTime: '2026-06-20 12:00:00', rev: 2 });
  expect(await textOf('comment', { id, rev: 1, comment: '兴趣与成绩一致，可以冲高。' })).toBe(
    '40000 该记录已被他人处理，请刷新后重试',
  );
  const begun = inState(0).id;
  expect(await textOf('comment', { id: begun, comment: '兴趣与成绩一致，可以冲高。' })).toBe(
    '40000 测评未完成，暂不能点评',
  );
  expect(await textOf('void', { id: begun, remark: '家长代为作答' })).toBe('40000 仅已完成的测评可作废');
  expect(await textOf('reset', { id })).toBe('40000 已完成的测评请先作废再重置');
  expect(await textOf('void', { id, remark: '短' })).toBe('40000 作废原因长度为 5-200 个字符');
  expect(await textOf('void', { id, remark: '家长代为作答' })).toMatch(/^20000/);
  expect(rows.get(id)).toMatchObject({ status: 2, voidReason: '家长代为作答' });
  for (let round = 1; round <= 2; round += 1) expect(await textOf('reset', { id })).toMatch(/^20000/);
  expect(await textOf('reset', { id })).toBe('40000 每类测评最多重置 2 次');
  const again = rows.all().filter(({ resetOf }) => resetOf === id);
  expect(again).toHaveLength(2);
  expect(again[0]).toMatchObject({
    status: 0,
    userId: finished.userId,
    type: finished.type,
    scores: [],
    rev: 1,
  });
});

test('[G1] [CODE-9] a second press on a page that is out of date gives no second chance', async () => {
  const { textOf, inState, rows } = await open();
  const { id, rev } = inState(0);
  expect(await textOf('reset', { id, rev })).toMatch(/^20000/);
  expect(await textOf('reset', { id, rev })).toBe('40000 该记录已被他人处理，请刷新后重试');
  expect(rows.all().filter(({ resetOf }) => resetOf === id)).toHaveLength(1);
});

test.each([0, 2])('[G1] there is no report of a test in state %s, begun or voided', async (status) => {
  const { textOf, inState } = await open();
  expect(await textOf('pdf', { id: inState(status).id })).toBe('40000 仅已完成的测评可下载报告');
});

test('[G1] a report is a file that readers of PDF take', async () => {
  const { caller, inState } = await open();
  const { id } = inState(1, ({ type }) => type === 1);
  const form = new URLSearchParams({ id: String(id) });
  const response = await caller.fetch('POST', operations.pdf.path, form, 'application/x-www-form-urlencoded');
  expect(decodeURIComponent(response.headers.get('download-filename') ?? '')).toMatch(/^测评报告_.+\.pdf$/);
  const text = await response.text();
  expect(text).toMatch(/^%PDF-1\.4\n[\s\S]+%%EOF\n$/);
  const start = Number(/startxref\n(\d+)/.exec(text)?.[1]);
  expect(text.slice(start)).toMatch(/^xref\n0 7\n/);
});
