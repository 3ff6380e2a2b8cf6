import { afterEach, beforeEach, expect, test } from 'vitest';
import { clock, createFakeServer, openWorkbench } from '@/src/testing/fakeWorkbench';
import { memoryDrafts } from '@/src/testing/testDrafts';
import { isNews } from './readOnly';

beforeEach(clock.start);
afterEach(clock.stop);

/** Milliseconds in which a rested table is saved, answer included. */
const settled = 3000;

test('[E3] an edit is saved once after its pause, and leaves no draft; the bar says so', async () => {
  const server = createFakeServer();
  const drafts = memoryDrafts();
  const workbench = await openWorkbench(server, drafts);
  workbench.add('D|1');
  expect(workbench.label()).toBe('1 处修改未保存');
  await clock.pass(500);
  expect([...drafts.kept.keys()].map((path) => path.split('#')[0])).toEqual([
    '/workbench?userId=1&batchId=1&planNo=1',
  ]);
  expect(workbench.unsavedRegistry.get()).toMatchObject([
    { name: '志愿表：本科批 方案一（编号 1）（1 处修改未保存）' },
  ]);
  await clock.pass(1400);
  expect(server.bodies).toHaveLength(0);
  await clock.pass(settled);
  expect(server.bodies).toMatchObject([{ saveType: 'auto', baseVersion: 3 }]);
  expect([server.keys(), workbench.label()]).toEqual([['A|1', 'B|1', 'C|1', 'D|1'], '已保存 15:00:00']);
  expect([drafts.kept.size, workbench.unsavedRegistry.get().length]).toEqual([0, 0]);
  workbench.table.undo();
  await clock.pass(settled);
  expect(server.keys()).toEqual(['A|1', 'B|1', 'C|1']);
});

test('[E3] an edit during a save is saved after it; a late response takes nothing back', async () => {
  const server = createFakeServer();
  const workbench = await openWorkbench(server);
  server.next({ there: 100, back: 20_000 });
  workbench.add('D|1');
  await clock.pass(2200);
  expect(workbench.phase()).toBe('saving');
  for (const key of ['E|1', 'F|1']) {
    workbench.add(key);
    await clock.pass(3000);
  }
  expect([server.bodies.length, workbench.label()]).toEqual([1, '保存中…']);
  await clock.pass(30_000);
  expect(server.bodies).toHaveLength(2);
  expect(workbench.keys()).toEqual(['A|1', 'B|1', 'C|1', 'D|1', 'E|1', 'F|1']);
  expect([server.keys(), workbench.phase()]).toEqual([workbench.keys(), 'clean']);
});

test('[E3] an undo while a save is in flight ends with the server holding what is on screen', async () => {
  const server = createFakeServer();
  const workbench = await openWorkbench(server);
  server.next({ back: 1000 });
  workbench.add('D|1');
  await clock.pass(2100);
  workbench.table.undo();
  await clock.pass(1000);
  expect(workbench.label()).toBe('1 处修改未保存');
  await clock.pass(settled);
  expect([server.keys(), workbench.phase()]).toEqual([['A|1', 'B|1', 'C|1'], 'clean']);
  workbench.table.redo();
  server.next({ back: 1000 });
  await clock.pass(2100);
  workbench.table.undo();
  workbench.table.redo();
  await clock.pass(settled);
  expect([server.keys().at(-1), server.bodies.length]).toEqual(['D|1', 3]);
});

test('[E3] a save whose answer is lost is recognised when it is tried again', async () => {
  const server = createFakeServer();
  const workbench = await openWorkbench(server);
  server.next({ lost: 'answer' });
  workbench.add('D|1');
  await clock.pass(2200);
  expect(workbench.label()).toMatch(/^网络异常，已存本机，\d 秒后重试$/);
  await clock.pass(settled);
  expect([workbench.phase(), server.version()]).toEqual(['clean', 4]);
  server.next({ lost: 'answer' });
  workbench.add('E|1');
  await clock.pass(2200);
  workbench.add('F|1');
  await clock.pass(settled);
  expect([workbench.phase(), server.keys()]).toEqual(['clean', ['A|1', 'B|1', 'C|1', 'D|1', 'E|1', 'F|1']]);
});

test('[E3] an undo after a lost answer and a refusal does not count as saved', async () => {
  const server = createFakeServer();
  const workbench = await openWorkbench(server);
  server.next({ lost: 'answer' });
  workbench.add('D|1');
  await clock.pass(2200);
  server.rival.finalise();
  await clock.pass(settled);
  expect(workbench.label()).toBe('志愿表已定稿');
  workbench.table.undo();
  expect(workbench.label()).not.toMatch(/^已保存/);
});

test('[E3] an edit during a save that is refused is sent in its turn', async () => {
  const server = createFakeServer();
  const workbench = await openWorkbench(server);
  server.next({ refusal: '系统繁忙', back: 1000 });
  workbench.add('D|1');
  await clock.pass(2200);
  workbench.remove('A|1');
  await clock.pass(1000);
  expect(workbench.label()).toBe('2 处修改未保存');
  await clock.pass(settled);
  expect([server.keys(), workbench.phase()]).toEqual([['B|1', 'C|1', 'D|1'], 'clean']);
});

test('[E3] edits that were dropped while their save was under way are not sent by a retry, nor asked about', async () => {
  for (const fate of [{ lost: 'call' }, { refusal: '系统繁忙' }, {}] as const) {
    const server = createFakeServer();
    const workbench = await openWorkbench(server);
    server.next({ ...fate, there: 500, back: 500 });
    workbench.add('D|1');
    await clock.pass(2100);
    server.rival.save('A|1');
    const [unsaved] = workbench.unsavedRegistry.get();
    unsaved?.drop();
    await clock.pass(60_000);
    expect([workbench.phase(), server.bodies.length, workbench.unsavedRegistry.get()]).toEqual([
      'clean',
      1,
      [],
    ]);
    workbench.leave();
  }
});

test('[E3] a lost first save of a new table makes no second one, and no conflict', async () => {
  const server = createFakeServer({ id: 0, version: 0, items: [], savedAt: '' });
  const workbench = await openWorkbench(server);
  expect(workbench.label()).toBe('尚未保存');
  server.next({ lost: 'answer' });
  workbench.add('A|1');
  await clock.pass(2200);
  workbench.add('B|1');
  await clock.pass(settled);
  expect(server.bodies.map(({ id, name, isMain }) => [id, name, isMain])).toEqual([
    [0, '方案一', 1],
    [0, '方案一', 1],
    [7, undefined, undefined],
  ]);
  expect([workbench.table.get().meta.id, server.keys()]).toEqual([7, ['A|1', 'B|1']]);
});

test('[E3] twenty edits without network become one save once it is back', async () => {
  const server = createFakeServer();
  const drafts = memoryDrafts();
  const workbench = await openWorkbench(server, drafts);
  server.go(false);
  for (let edit = 0; edit < 20; edit += 1) {
    workbench.add(`N${edit}|1`);
    await clock.pass(1500);
  }
  expect(workbench.label()).toMatch(/^网络异常，已存本机/);
  expect(drafts.kept.values().next().value?.values).toMatchObject({ items: { length: 23 }, baseVersion: 3 });
  const tried = server.bodies.length;
  server.go(true);
  await clock.pass(30_100);
  expect([server.bodies.length - tried, server.version(), server.keys().length]).toEqual([1, 4, 23]);
  expect([workbench.phase(), drafts.kept.size]).toEqual(['clean', 0]);
});

test('[E3] a save keeps a name and a 主方案 that a colleague changed', async () => {
  const server = createFakeServer();
  const workbench = await openWorkbench(server);
  server.rival.rename('冲刺方案', 0);
  workbench.add('D|1');
  await clock.pass(settled);
  expect([workbench.phase(), server.meta().name, server.meta().isMain]).toEqual(['clean', '冲刺方案', 0]);
});

test('[E3] a table made final meanwhile refuses the save; typed rows stay, and are not resent in vain', async () => {
  const server = createFakeServer();
  const drafts = memoryDrafts();
  const workbench = await openWorkbench(server, drafts);
  server.rival.finalise();
  workbench.add('D|1');
  await clock.pass(60_000);
  expect([workbench.label(), server.bodies.length, drafts.kept.size]).toEqual(['志愿表已定稿', 1, 1]);
  workbench.table.undo();
  expect([workbench.phase(), drafts.kept.size]).toEqual(['clean', 0]);
});

test('[E3] a closed table sends no more saves, whether or not its last save succeeded', async () => {
  const server = createFakeServer();
  const workbench = await openWorkbench(server);
  server.next({ lost: 'answer', back: 1000 });
  workbench.add('D|1');
  await clock.pass(2100);
  workbench.add('E|1');
  workbench.leave();
  await clock.pass(120_000);
  expect(server.bodies).toHaveLength(1);
});

test('[E3] Ctrl+S during a save waits for it and saves the rest', async () => {
  const server = createFakeServer();
  const workbench = await openWorkbench(server);
  server.next({ back: 1000 });
  workbench.add('D|1');
  await clock.pass(2100);
  workbench.add('E|1');
  const done = workbench.autosave.flush('manual');
  await clock.pass(1500);
  expect([await done, workbench.phase(), server.keys().length]).toEqual([true, 'clean', 5]);
  expect(server.bodies.map(({ saveType }) => saveType)).toEqual(['auto', 'manual']);
});

test('[E3] a response from before a save of this table is ignored after it', () => {
  const known = { id: 7, version: 4, status: 0 } as const;
  const read = [
    { version: 3 },
    { version: 4 },
    { version: 5 },
    { status: 3 },
    { id: 8, version: 1 },
  ] as const;
  expect(read.map((one) => isNews({ ...known, ...one }, known))).toEqual([false, false, true, true, true]);
});
