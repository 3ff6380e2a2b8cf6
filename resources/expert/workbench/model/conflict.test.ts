import { afterEach, beforeEach, expect, test } from 'vitest';
import { clock, createFakeServer, openWorkbench } from '@/src/testing/fakeWorkbench';
import { memoryDrafts } from '@/src/testing/testDrafts';
import { keepMine, takeTheirs } from './conflict';

beforeEach(clock.start);
afterEach(clock.stop);

/** Milliseconds in which a rested table is saved, answer included. */
const settled = 3000;

/** A workbench whose row D was added while 王老师 saved A and X; the conflict is on screen. */
async function inConflict() {
  const server = createFakeServer();
  const drafts = memoryDrafts();
  const workbench = await openWorkbench(server, drafts);
  workbench.add('D|1');
  server.rival.save('A|1', 'X|1');
  server.rival.rename('王老师的', 0);
  await clock.pass(settled);
  return { server, drafts, workbench };
}

const mine = ['A|1', 'B|1', 'C|1', 'D|1'];
const theirs = ['A|1', 'X|1'];

test('[E3] a second expert’s save waits as a conflict; my rows win, and their name stays', async () => {
  const { server, drafts, workbench } = await inConflict();
  expect(workbench.label()).toBe('版本冲突');
  workbench.add('E|1');
  await clock.pass(60_000);
  expect([server.bodies.length, server.keys(), drafts.kept.size]).toEqual([1, theirs, 1]);
  const done = keepMine(workbench);
  await clock.pass(200);
  expect([await done, server.keys(), server.meta().name]).toEqual([true, [...mine, 'E|1'], '王老师的']);
  expect(server.bodies.at(-1)).toMatchObject({ saveType: 'manual', baseVersion: 4 });
  expect(workbench.table.get().meta).toMatchObject({ name: '王老师的', isMain: 0 });
  for (const _ of ['E', 'D']) workbench.table.undo();
  await clock.pass(settled);
  expect(server.keys()).toEqual(['A|1', 'B|1', 'C|1']);
});

test('[E3] their version replaces mine at once, saves nothing, and can be undone and redone', async () => {
  const { server, drafts, workbench } = await inConflict();
  takeTheirs(workbench.table);
  expect([workbench.keys(), workbench.phase(), workbench.table.get().meta.version]).toEqual([
    theirs,
    'clean',
    4,
  ]);
  await clock.pass(60_000);
  expect([server.bodies.length, server.version(), drafts.kept.size]).toEqual([1, 4, 0]);
  workbench.table.undo();
  await clock.pass(settled);
  expect([workbench.phase(), server.keys()]).toEqual(['clean', mine]);
  workbench.table.redo();
  await clock.pass(settled);
  expect([workbench.phase(), server.keys()]).toEqual(['clean', theirs]);
});

test('[E3] a second expert who saves over a save that was never answered is a conflict all the same', async () => {
  const server = createFakeServer();
  const workbench = await openWorkbench(server);
  server.next({ lost: 'answer' });
  workbench.add('D|1');
  await clock.pass(2200);
  server.rival.save('X|1');
  await clock.pass(settled);
  expect(workbench.table.get().saving.conflict).toMatchObject({ savedBy: '王老师', version: 5 });
});

test('[E3] a save of theirs while mine is chosen asks again', async () => {
  const { server, workbench } = await inConflict();
  server.rival.save('Y|1');
  const done = keepMine(workbench);
  await clock.pass(200);
  expect([await done, workbench.phase(), server.keys()]).toEqual([false, 'conflict', ['Y|1']]);
});

test('[E3] a conflict of equal versions needs no save', async () => {
  const { server, workbench } = await inConflict();
  workbench.table.edit('改', () => server.read().items);
  expect(await keepMine(workbench)).toBe(true);
  expect([workbench.phase(), server.bodies.length, workbench.table.get().meta.version]).toEqual([
    'clean',
    1,
    4,
  ]);
});

test('[E3] my version that is refused over theirs does not count as saved after an undo', async () => {
  const { server, workbench } = await inConflict();
  server.next({ refusal: '系统繁忙' });
  void keepMine(workbench);
  await clock.pass(200);
  expect(workbench.label()).toBe('系统繁忙');
  workbench.table.undo();
  expect(workbench.label()).not.toMatch(/^已保存/);
  await clock.pass(settled);
  expect(server.keys()).toEqual(['A|1', 'B|1', 'C|1']);
});
