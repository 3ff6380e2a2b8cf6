import { afterEach, beforeEach, expect, test } from 'vitest';
import { testBatch } from '@/src/testing/choiceRows';
import { clock, createFakeServer, openWorkbench } from '@/src/testing/fakeWorkbench';
import { mergeReloadedTable } from './mergeReloadedTable';

beforeEach(clock.start);
afterEach(clock.stop);

test('[E3] the workbench opens a table again that was changed elsewhere, and takes over a new name', async () => {
  const server = createFakeServer();
  const { table } = await openWorkbench(server);
  server.rival.rename('冲刺方案', 0);
  expect(mergeReloadedTable(table, table.get(), server.read(), true, testBatch())).toBe(false);
  expect(table.get().meta).toMatchObject({ name: '冲刺方案', isMain: 0 });
  server.rival.save('X|1');
  expect(mergeReloadedTable(table, table.get(), server.read(), true, testBatch())).toBe(true);
});

test('[E3] a reading that a save has overtaken changes nothing', async () => {
  const server = createFakeServer();
  const workbench = await openWorkbench(server);
  const [before, old] = [workbench.table.get(), server.read()];
  workbench.add('D|1');
  await clock.pass(3000);
  server.rival.save('X|1');
  expect(mergeReloadedTable(workbench.table, before, old, true, testBatch())).toBe(false);
  expect(workbench.keys()).toHaveLength(4);
});

test('[E3] a table read again takes over a corrected score, though a row was added meanwhile', async () => {
  const server = createFakeServer();
  const workbench = await openWorkbench(server);
  const before = workbench.table.get();
  workbench.add('D|1');
  const found = { ...server.read(), score: 631, rank: 9876 };
  expect(mergeReloadedTable(workbench.table, before, found, true, testBatch())).toBe(false);
  expect(workbench.table.get().meta).toMatchObject({ score: 631, rank: 9876 });
  expect(workbench.keys()).toHaveLength(4);
});

test('[E3] a table with unsaved rows is opened anew where it is locked by now, not where others saved it', async () => {
  const server = createFakeServer();
  const workbench = await openWorkbench(server);
  server.go(false);
  workbench.add('D|1');
  await clock.pass(3000);
  const merge = (mode: 1 | 2 = 2) =>
    mergeReloadedTable(workbench.table, workbench.table.get(), server.read(), true, testBatch({ mode }));
  server.rival.save('X|1');
  expect([merge(), merge(1), workbench.keys().length]).toEqual([false, true, 4]);
  server.rival.finalise();
  expect(merge()).toBe(true);
});

test('[E3] [Q4] a table of a former mode stays locked, though it is a draft again', async () => {
  const server = createFakeServer({ status: 2 });
  const { table } = await openWorkbench(server);
  const found = { ...server.read(), status: 0 as const, version: 2 };
  expect(mergeReloadedTable(table, table.get(), found, true, testBatch({ mode: 1 }))).toBe(false);
  expect(table.get().readOnly).toBe('该批次填报模式已调整，请新建方案重新填报');
});
