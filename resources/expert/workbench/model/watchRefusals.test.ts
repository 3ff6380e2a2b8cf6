import { afterEach, beforeEach, expect, test } from 'vitest';
import { testBatch } from '@/src/testing/choiceRows';
import { clock, createFakeServer, openWorkbench } from '@/src/testing/fakeWorkbench';
import { mergeReloadedTable } from './mergeReloadedTable';
import { watchRefusals } from './watchRefusals';

beforeEach(clock.start);
afterEach(clock.stop);

const settled = 3000;

/** A table that is read again after a refusal. */
async function setUp() {
  const server = createFakeServer();
  const workbench = await openWorkbench(server);
  const { table } = workbench;
  let looks = 0;
  watchRefusals(table, () => {
    looks += 1;
    mergeReloadedTable(table, table.get(), server.read(), true, testBatch());
  });
  return { server, workbench, looks: () => looks };
}

test('[E3] a table that a colleague finalised is locked by the refusal of its save, and its unsaved rows stay', async () => {
  const { server, workbench, looks } = await setUp();
  server.rival.finalise();
  workbench.add('D|1');
  await clock.pass(settled);
  const { readOnly, meta } = workbench.table.get();
  expect([readOnly, meta.status]).toEqual(['已定稿，如需修改请点击「重新填报」', 2]);
  expect([looks(), workbench.keys().length, workbench.label()]).toEqual([1, 4, '志愿表已定稿']);
});

test('[E3] a refused row reads no table again; a refusal of the table does, each time', async () => {
  const { server, workbench, looks } = await setUp();
  workbench.add('gone|1');
  await clock.pass(settled);
  expect([workbench.refused().length, looks()]).toEqual([1, 0]);
  workbench.remove('gone|1');
  for (const key of ['D|1', 'E|1']) {
    server.next({ refusal: '该批次填报模式已调整，请重新打开' });
    workbench.add(key);
    await clock.pass(settled);
  }
  expect([looks(), workbench.table.get().readOnly]).toEqual([2, undefined]);
  server.next({ refusal: '该批次填报模式已调整，请重新打开' });
  void workbench.autosave.keep();
  await clock.pass(settled);
  expect(looks()).toBe(3);
});
