import { QueryClient } from '@tanstack/react-query';
import { expect, onTestFinished, test } from 'vitest';
import { openBatchOf } from '@/src/gaokao/batch';
import type { PageServices } from '@/src/services/useServices';
import { testBatch, testStudent } from '@/src/testing/choiceRows';
import { readTable } from '../model/readTable';
import { openPlanOf, readWorkbench, type WorkbenchParams } from './readWorkbench';
import { createTablePrefetch } from './tablePrefetch';

const params: WorkbenchParams = { userId: '101', batchId: null, planNo: 0, hasCandidates: true };
const batches = [testBatch({ id: 11, main: 0 }), testBatch({ id: 12, main: 1, mode: 1 })];
const tables = { list: [{ id: 501, batchId: 12, planNo: 3, isMain: 1 }] };

/**
 * A workbench that is read from a server whose responses come when the test gives them. Calls are named by the last
 * part of their path.
 */
function open(change: Partial<WorkbenchParams> = {}) {
  const queryClient = new QueryClient();
  onTestFinished(() => queryClient.clear());
  const asked: string[] = [];
  const bodies = new Map<string, unknown>();
  const early = new Set<string>();
  const waiting = new Map<string, { give(data: unknown): void; fail(reason: Error): void }>();
  const callOperation: PageServices['callOperation'] = async ({ path }, { body, options } = {}) => {
    const name = path.split('/').at(-1) ?? '';
    asked.push(name);
    bodies.set(name, body);
    if (options?.early === 'address') early.add(name);
    const data = await new Promise((give, fail) => waiting.set(name, { give, fail }));
    return { code: 200, msg: '', data, members: {} };
  };
  const ahead = createTablePrefetch();
  const read = readWorkbench({ callOperation, queryClient, staffId: 1, ahead }, { ...params, ...change });
  const answer = (name: string, data: unknown) => waiting.get(name)?.give(data);
  const fail = (name: string) => waiting.get(name)?.fail(new Error('网络异常'));
  const isAsked = (...names: string[]) => expect.poll(() => asked).toEqual(expect.arrayContaining(names));
  const outcomes = () =>
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ state }) => state.status);
  return { read, ahead, outcomes, asked, bodies, early, answer, fail, isAsked };
}

test('[E3] table and candidates are asked for with the batch, while the student’s place in the province is still read', async () => {
  const { ahead, bodies, answer, isAsked } = open();
  answer('userInfo', testStudent({ userId: 101 }));
  await isAsked('batchs', 'list', 'scoreStageInfo', 'provinceInfo');
  answer('batchs', batches);
  await isAsked('planList');
  expect(bodies.get('planList')).toMatchObject({
    userId: 101,
    batchId: 12,
    mode: 1,
    tiers: [1, 2, 3],
    page: 1,
  });
  answer('list', tables);
  await isAsked('zyInfo');
  expect(bodies.get('zyInfo')).toEqual({ userId: 101, batchId: 12, planNo: 3 });
  answer('zyInfo', { id: 501 });
  expect(await ahead.take('12/3')).toEqual({ id: 501 });
});

test('[E3] a scheme in the address is asked for without the list of tables', async () => {
  const { bodies, answer, isAsked } = open({ batchId: '11', planNo: 2 });
  answer('userInfo', testStudent({ userId: 101 }));
  await isAsked('batchs');
  answer('batchs', batches);
  await isAsked('zyInfo');
  expect(bodies.get('zyInfo')).toEqual({ userId: 101, batchId: 11, planNo: 2 });
});

test('[E3] no table is asked for where the list that names the main one fails', async () => {
  const { read, outcomes, asked, answer, fail, isAsked } = open({ hasCandidates: false });
  answer('userInfo', testStudent({ userId: 101 }));
  await isAsked('batchs', 'list', 'scoreStageInfo', 'provinceInfo');
  fail('list');
  await expect.poll(outcomes).toEqual(['error']);
  answer('batchs', batches);
  for (const name of ['scoreStageInfo', 'provinceInfo']) answer(name, {});
  expect((await read).batches).toHaveLength(2);
  expect(asked).not.toContain('zyInfo');
});

test('[E3] [Q4] where the province has batches of other years alone, the year without any is named', async () => {
  const { read, answer, isAsked } = open();
  answer('userInfo', testStudent({ userId: 101, year: 2027 }));
  await isAsked('batchs', 'scoreStageInfo', 'provinceInfo');
  for (const [name, data] of Object.entries({ batchs: [], scoreStageInfo: {}, provinceInfo: {} }))
    answer(name, data);
  await expect(read).rejects.toThrow('该省份 2027 年尚未配置批次，请先在「省份批次配置」中维护');
});

test('[E3] [W13] times in digits or in ISO are read as times, so that they compare', async () => {
  const { read, answer, isAsked } = open({ hasCandidates: false });
  const noon = '2026-06-25 12:00:00';
  const epoch = Date.parse('2026-06-25T12:00:00');
  answer('userInfo', { ...testStudent({ userId: 101 }), updatedAt: epoch });
  await isAsked('batchs', 'list', 'scoreStageInfo', 'provinceInfo');
  answer('batchs', [{ ...testBatch({ id: 12, main: 1 }), fillEnd: String(epoch / 1000) }]);
  for (const name of ['list', 'scoreStageInfo', 'provinceInfo']) answer(name, {});
  const { student, batches } = await read;
  expect([student.updatedAt, batches[0]?.fillEnd]).toEqual([noon, noon]);
  const table = readTable({ items: [], chanceAt: '2026-06-25T12:00:00', savedAt: epoch });
  expect(table).toMatchObject({ chanceAt: noon, savedAt: noon });
});

test('[E3] the scheme in the address counts with its own batch alone', () => {
  const planAt = (batchId: string | null) => {
    const batch = openBatchOf(batches, batchId) ?? expect.unreachable();
    return [batch.id, openPlanOf(batch, { batchId, planNo: 2 })];
  };
  expect([planAt('11'), planAt(null), planAt('99')]).toEqual([
    [11, 2],
    [12, 2],
    [12, 0],
  ]);
});

test('[E3] candidates of a student without a rank wait for it, since it chooses their tiers', async () => {
  const { bodies, asked, answer, isAsked } = open();
  answer('userInfo', testStudent({ userId: 101, rank: null }));
  await isAsked('batchs', 'list');
  answer('batchs', batches);
  answer('list', tables);
  await isAsked('zyInfo');
  expect(asked).not.toContain('planList');
  answer('scoreStageInfo', { rank: 18_876, total: 200_000 });
  answer('provinceInfo', {});
  await isAsked('planList');
  expect(bodies.get('planList')).toMatchObject({ tiers: [1, 2, 3] });
});

test('[E3] no candidates are asked for where they are a drawer', async () => {
  const { asked, answer, isAsked, read } = open({ hasCandidates: false });
  answer('userInfo', testStudent({ userId: 101 }));
  await isAsked('batchs', 'list', 'scoreStageInfo', 'provinceInfo');
  for (const [name, data] of Object.entries({
    batchs: batches,
    list: tables,
    scoreStageInfo: {},
    provinceInfo: {},
  }))
    answer(name, data);
  expect((await read).batches).toHaveLength(2);
  await isAsked('zyInfo');
  expect(asked).not.toContain('planList');
});

test('[E3] reads that the address decides are made before the code at the next start', async () => {
  const { early, answer, isAsked } = open();
  answer('userInfo', testStudent({ userId: 101 }));
  await isAsked('batchs', 'list');
  answer('batchs', batches);
  answer('list', tables);
  await isAsked('zyInfo', 'planList', 'scoreStageInfo');
  expect([...early].sort()).toEqual(['batchs', 'list', 'provinceInfo', 'userInfo', 'zyInfo']);
});

test('a table read ahead is for the first one that is wanted alone', async () => {
  const ahead = createTablePrefetch();
  ahead.begin('1/1', async () => 'first');
  ahead.begin('1/2', async () => 'second');
  expect(ahead.take('1/2')).toBeUndefined();
  expect(ahead.take('1/1')).toBeUndefined();
  const other = createTablePrefetch();
  other.begin('1/1', async () => 'first');
  expect(await other.take('1/1')).toBe('first');
});
