import { afterEach, beforeEach, expect, test } from 'vitest';
import { testBatch } from '@/src/testing/choiceRows';
import { clock, createFakeServer, openWorkbench } from '@/src/testing/fakeWorkbench';
import { mergeReloadedTable } from './mergeReloadedTable';
import { watchRefusals } from './watchRefusals';

beforeEach(clock.start);
afterEach(clock.stop);

const settled = 3000;

/** A table that is read again after a refusal: `isStale` where it is to be opened anew. */
async function setUp() {
  const server = createFakeServer();
  const workbench = await openWorkbench(server);
  const { table } = workbench;
  let looks = 0;
  let isStale = false;
  watchRefusals(table, () => {
    looks += 1;
    isStale = mergeReloadedTable(table, table.get(), server.read(), true, testBatch());
  });
  return { server, workbench, looks: () => looks, isStale: () => isStale };
}

test('[E3] a table that a colleague finalised is opened anew after the refusal of its save', async () => {
  const { server, workbench, looks, isStale } = await setUp();
  server.rival.finalise();
  workbench.add('D|1');
  await clock.pass(settled);
  expect([looks(), isStale(), workbench.label()]).toEqual([1, true, '志愿表已定稿']);
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
