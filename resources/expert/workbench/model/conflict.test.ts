import { afterEach, beforeEach, expect, test } from 'vitest';
import { clock, createFakeServer, openWorkbench } from '@/src/testing/fakeWorkbench';
import { memoryDrafts } from '@/src/testing/testDrafts';
import { keepMine, takeTheirs } from './conflict';

beforeEach(clock.start);
afterEach(clock.stop);

/** Milliseconds in which a rested table is saved, answer included. */
const settled = 3000;

/** A bench whose row D was added while 王老师 saved A and X; the conflict is on screen. */
async function inConflict() {
  const server = createFakeServer();
  const drafts = memoryDrafts();
  const bench = await openWorkbench(server, drafts);
  bench.add('D|1');
  server.rival.save('A|1', 'X|1');
  server.rival.rename('王老师的', 0);
  await clock.pass(settled);
  return { server, drafts, bench };
}

const mine = ['A|1', 'B|1', 'C|1', 'D|1'];
const theirs = ['A|1', 'X|1'];

test('[E3] a second expert’s save is a conflict, and waits: mine puts my rows over theirs, their name stays', async () => {
  const { server, drafts, bench } = await inConflict();
  expect(bench.label()).toBe('版本冲突');
  bench.add('E|1');
  await clock.pass(60_000);
  expect([server.bodies.length, server.keys(), drafts.kept.size]).toEqual([1, theirs, 1]);
  const done = keepMine(bench);
  await clock.pass(200);
  expect([await done, server.keys(), server.meta().name]).toEqual([true, [...mine, 'E|1'], '王老师的']);
  expect(server.bodies.at(-1)).toMatchObject({ saveType: 'manual', baseVersion: 4 });
  expect(bench.table.get().meta).toMatchObject({ name: '王老师的', isMain: 0 });
  for (const _ of ['E', 'D']) bench.table.undo();
  await clock.pass(settled);
  expect(server.keys()).toEqual(['A|1', 'B|1', 'C|1']);
});

test('[E3] theirs takes the place of mine at once, saves nothing, and can be taken back and again', async () => {
  const { server, drafts, bench } = await inConflict();
  takeTheirs(bench.table);
  expect([bench.keys(), bench.phase(), bench.table.get().meta.version]).toEqual([theirs, 'clean', 4]);
  await clock.pass(60_000);
  expect([server.bodies.length, server.version(), drafts.kept.size]).toEqual([1, 4, 0]);
  bench.table.undo();
  await clock.pass(settled);
  expect([bench.phase(), server.keys()]).toEqual(['clean', mine]);
  bench.table.redo();
  await clock.pass(settled);
  expect([bench.phase(), server.keys()]).toEqual(['clean', theirs]);
});

test('[E3] a second expert who saves over a save that was never answered is a conflict all the same', async () => {
  const server = createFakeServer();
  const bench = await openWorkbench(server);
  server.next({ lost: 'answer' });
  bench.add('D|1');
  await clock.pass(2200);
  server.rival.save('X|1');
  await clock.pass(settled);
  expect(bench.table.get().saving.conflict).toMatchObject({ savedBy: '王老师', version: 5 });
});

test('[E3] their save that comes while mine is chosen is asked about again', async () => {
  const { server, bench } = await inConflict();
  server.rival.save('Y|1');
  const done = keepMine(bench);
  await clock.pass(200);
  expect([await done, bench.phase(), server.keys()]).toEqual([false, 'conflict', ['Y|1']]);
});

test('[E3] a conflict whose two versions have become the same needs no save', async () => {
  const { server, bench } = await inConflict();
  bench.table.edit('改', () => server.read().items);
  expect(await keepMine(bench)).toBe(true);
  expect([bench.phase(), server.bodies.length, bench.table.get().meta.version]).toEqual(['clean', 1, 4]);
});

test('[E3] my version that is refused over theirs is not taken for saved after a step back', async () => {
  const { server, bench } = await inConflict();
  server.next({ refusal: '系统繁忙' });
  void keepMine(bench);
  await clock.pass(200);
  expect(bench.label()).toBe('系统繁忙');
  bench.table.undo();
  expect(bench.label()).not.toMatch(/^已保存/);
  await clock.pass(settled);
  expect(server.keys()).toEqual(['A|1', 'B|1', 'C|1']);
});
