import { afterEach, beforeEach, expect, test } from 'vitest';
import { testRow, testUnit } from '@/src/testing/choiceRows';
import { clock, createFakeServer, openWorkbench } from '@/src/testing/fakeWorkbench';
import { memoryDrafts } from '@/src/testing/testDrafts';
import { createActions } from './actions';

beforeEach(clock.start);
afterEach(clock.stop);

const settled = 3000;

test('[E3] a row that the server refuses is marked, the rest is saved, and the draft keeps it', async () => {
  const server = createFakeServer();
  const drafts = memoryDrafts();
  const workbench = await openWorkbench(server, drafts);
  for (const key of ['gone|1', 'D|1', 'gone|2']) workbench.add(key);
  await clock.pass(settled);
  expect(server.keys()).toEqual(['A|1', 'B|1', 'C|1', 'D|1']);
  expect([workbench.label(), workbench.refused()]).toEqual([
    '2 个志愿未能保存，其余已保存',
    ['gone|1 招生计划不存在：gone|1', 'gone|2 招生计划不存在：gone|2'],
  ]);
  expect(workbench.unsavedRegistry.get()).toHaveLength(1);
  expect([...drafts.kept.values()]).toMatchObject([{ values: { items: { length: 6 }, baseVersion: 4 } }]);
  await clock.pass(60_000);
  expect(server.bodies).toHaveLength(3);
  workbench.add('E|1');
  await clock.pass(settled);
  expect([server.keys().at(-1), workbench.refused().length]).toEqual(['E|1', 2]);
  workbench.remove('gone|1');
  workbench.remove('gone|2');
  expect([workbench.phase(), workbench.refused(), drafts.kept.size]).toEqual(['clean', [], 0]);
});

test('[E3] a doubled row is saved once the other one is gone', async () => {
  const server = createFakeServer();
  const workbench = await openWorkbench(server);
  workbench.table.edit('重复', (rows) => [...rows, testRow('A|1', {}, { uid: 'second', obey: 0 })]);
  await clock.pass(settled);
  expect(workbench.refused()).toEqual(['A|1 与第 1 志愿重复']);
  expect(server.keys()).toEqual(['A|1', 'B|1', 'C|1']);
  workbench.table.edit('删除', (rows) => rows.slice(1));
  await clock.pass(settled);
  expect([server.keys(), workbench.phase(), workbench.refused()]).toEqual([
    ['B|1', 'C|1', 'A|1'],
    'clean',
    [],
  ]);
});

test('[E3] the row of a refusal is the one that was sent, whatever was moved or removed meanwhile', async () => {
  const server = createFakeServer();
  const workbench = await openWorkbench(server);
  server.next({ refusal: '第 4 志愿专业数 7 个，最多 6 个' });
  workbench.add('D|1');
  await clock.pass(2050);
  expect(workbench.phase()).toBe('saving');
  workbench.table.edit('置顶', (rows) => [...rows.slice(3), ...rows.slice(0, 3)]);
  await clock.pass(settled);
  expect([workbench.refused(), server.keys()]).toEqual([
    ['D|1 专业数 7 个，最多 6 个'],
    ['A|1', 'B|1', 'C|1'],
  ]);
  server.next({ refusal: '第 2 志愿专业数 7 个，最多 6 个' });
  workbench.add('E|1');
  await clock.pass(2050);
  workbench.remove('A|1');
  await clock.pass(settled);
  expect([workbench.refused(), workbench.phase()]).toEqual([[], 'clean']);
  expect(server.keys()).toEqual(['D|1', 'B|1', 'C|1', 'E|1']);
});

test('[E3] many refused rows, or all of them, stop the save', async () => {
  const server = createFakeServer();
  const workbench = await openWorkbench(server);
  workbench.table.edit('换', () => Array.from({ length: 7 }, (_, at) => testRow(`gone|${at}`)));
  await clock.pass(settled);
  expect([server.keys(), workbench.label()]).toEqual([['A|1', 'B|1', 'C|1'], '招生计划不存在：gone|5']);
  workbench.table.edit('换', () => [testRow('gone|1')]);
  await clock.pass(settled);
  expect([server.keys(), workbench.label()]).toEqual([['A|1', 'B|1', 'C|1'], '招生计划不存在：gone|1']);
});

test('[E3] 替换 gives the row a tier and a place of its own, and refuses other pools and present units', async () => {
  const workbench = await openWorkbench(createFakeServer());
  const { replace, setLock, setTier } = createActions(workbench.table);
  const [first] = workbench.table.get().undo.present;
  const uid = first?.uid ?? '';
  setLock(new Set([uid]), 1);
  setTier(new Set([uid]), 3);
  expect(replace(uid, testUnit('A|9', { category: 5 }))).toBe('科类不符，不能替换为 学校A 9 组');
  expect(replace(uid, testUnit(' b|1 '))).toBe('第 2 志愿已有「学校 b 1  组」，不能重复填报');
  expect(workbench.keys()).toEqual(['A|1', 'B|1', 'C|1']);
  expect(replace(uid, testUnit('A|9'))).toBeUndefined();
  expect(workbench.table.get().undo.present[0]).toMatchObject({
    ...{ unit: { key: 'A|9' }, locked: 0, manualTier: null, picks: ['1', '2'] },
  });
});
