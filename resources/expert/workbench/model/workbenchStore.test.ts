import { afterEach, beforeEach, expect, test } from 'vitest';
import { withMode } from '@/src/gaokao/batchRules';
import { testBatch, testRow, testStudent, testUnit } from '@/src/testing/choiceRows';
import { clock, createFakeServer, findUnits } from '@/src/testing/fakeWorkbench';
import { memoryDrafts } from '@/src/testing/testDrafts';
import { createUnsavedRegistry } from '@/src/work/unsavedRegistry';
import { keepMine } from './conflict';
import { moveTable } from './moveTable';
import { savingLabel } from './saving';
import { watchTable } from './watchTable';
import { createWorkbenchStore } from './workbenchStore';

beforeEach(clock.start);
afterEach(clock.stop);

test('[E3] a table whose batch is gone saves its rows and stays as it was; the others go on', async () => {
  const server = createFakeServer();
  const batches = [testBatch({ id: 1 }), testBatch({ id: 2 })];
  const store = createWorkbenchStore(
    { student: testStudent(), staffId: 1, batches, standing: { equivalents: [] } },
    server.send,
  );
  const [gone, other] = [1, 2].map((batchId) => store.open({ ...server.read(), batchId }, undefined));
  gone?.table.edit('加入 D|1', (rows) => [...rows, testRow('D|1')]);
  store.renew({ student: testStudent({ score: 610 }), batches: batches.slice(1) });
  const scores = () => [gone, other].map((opened) => opened?.table.get().context.candidate.score);
  expect(scores()).toEqual([600, 610]);
  await clock.pass(3000);
  expect([server.keys().at(-1), gone?.table.get().saving.phase]).toEqual(['D|1', 'clean']);
  store.renew({ batches });
  expect(scores()).toEqual([610, 610]);
  for (const { autosave } of store.opened()) autosave.stop();
});

test('[E3] [Q4] a table of a former mode keeps its columns and checks, and is read-only until the mode is back', () => {
  const server = createFakeServer({ status: 2 });
  const batch = testBatch();
  const store = createWorkbenchStore(
    { student: testStudent(), staffId: 1, batches: [batch], standing: { equivalents: [] } },
    server.send,
  );
  const { table, autosave } = store.open(server.read(), undefined);
  store.renew({ batches: [withMode(batch, 1)] });
  expect(table.get().context.batch).toMatchObject({ mode: 2, maxMajors: 6 });
  expect(table.get().readOnly).toBe('该批次填报模式已调整，请新建方案重新填报');
  store.renew({ batches: [batch] });
  expect(table.get().readOnly).toBe('已定稿，如需修改请点击「重新填报」');
  autosave.stop();
});

test('[E3] a scheme that was begun beside the first stored one of its batch is not sent as the main one', async () => {
  const { items: _items, ...meta } = createFakeServer().read();
  const sent: unknown[] = [];
  const store = createWorkbenchStore(
    { student: testStudent(), staffId: 1, batches: [testBatch()], standing: { equivalents: [] } },
    async ({ planNo, isMain }) => {
      sent.push({ planNo, isMain });
      return { code: 20000, msg: '', data: { id: planNo, version: 1 }, members: {} };
    },
  );
  const begun = [1, 2].map((planNo) =>
    store.open({ ...meta, id: 0, version: 0, planNo, isMain: 1, items: [] }, undefined),
  );
  for (const { table, autosave } of begun.toReversed()) {
    table.edit('加入 D|1', () => [testRow('D|1')]);
    await autosave.flush();
    autosave.stop();
  }
  expect(sent).toEqual([
    { planNo: 2, isMain: 1 },
    { planNo: 1, isMain: 0 },
  ]);
});

test('[E3] units of two batches with one key stand side by side, and leave the comparison one by one', () => {
  const store = createWorkbenchStore(
    { student: testStudent(), staffId: 1, batches: [testBatch()], standing: { equivalents: [] } },
    createFakeServer().send,
  );
  const [here, there] = [1, 2].map((batchId) => testUnit('A|1', { batchId }));
  const compared = () => store.get().comparison.map(({ batchId }) => batchId);
  for (const unit of [here, there]) if (unit) store.compare(unit);
  expect(compared()).toEqual([1, 2]);
  if (here) store.compare({ ...here });
  expect(compared()).toEqual([2]);
});

const finalText = '已定稿，如需修改请点击「重新填报」';

/** A student's tables on the fake server, watched as on a page. */
function watchedStore() {
  const server = createFakeServer();
  const unsavedRegistry = createUnsavedRegistry();
  const place = { tab: '/workbench', path: '/workbench' };
  const services = { unsavedRegistry, drafts: memoryDrafts() };
  const store = createWorkbenchStore(
    { student: testStudent(), staffId: 1, batches: [testBatch()], standing: { equivalents: [] } },
    server.send,
    (opened) => watchTable(services, place, opened),
  );
  return { server, store, unsavedRegistry };
}

test('[E3] Ctrl+S without changes leaves no draft where a colleague has changed and finalised the table', async () => {
  const { server, store } = watchedStore();
  const { table, autosave } = store.open(server.read(), undefined);
  table.edit('加入 D|1', (rows) => [...rows, testRow('D|1')]);
  await clock.pass(3000);
  server.rival.save('A|1');
  server.rival.finalise();
  const kept = autosave.keep();
  await clock.pass(200);
  expect(await kept).toBe(false);
  const { draft } = store.open(server.read(), finalText);
  await clock.pass(0);
  expect(draft?.get()).toEqual([]);
});

test('[E3] unsaved rows of a table that is opened anew as final wait as a draft for 重新填报, and may win', async () => {
  const { server, store, unsavedRegistry } = watchedStore();
  const before = store.open(server.read(), undefined);
  server.rival.finalise();
  before.table.edit('加入 D|1', (rows) => [...rows, testRow('D|1')]);
  void before.autosave.flush('manual');
  await clock.pass(200);
  const { table, autosave, draft } = store.open(server.read(), finalText);
  await clock.pass(0);
  const state = () => [table.get().undo.present.length, savingLabel(table.get().saving, 0)];
  expect([...state(), draft?.get()[0]?.items.length]).toEqual([3, '已保存 15:00:00', 4]);
  expect(unsavedRegistry.get()).toEqual([]);
  const calls = { move: async () => server.rival.reopen(), read: async () => server.read() };
  await moveTable({ table }, calls, 0);
  expect([...state(), table.get().readOnly]).toEqual([3, '已保存 15:00:00', undefined]);
  expect(await draft?.restore(findUnits)).toEqual([]);
  expect(state()).toEqual([4, '版本冲突']);
  void keepMine({ table, autosave });
  await clock.pass(200);
  expect([server.keys().at(-1), ...state()]).toEqual(['D|1', 4, '已保存 15:00:00']);
  autosave.stop();
});
