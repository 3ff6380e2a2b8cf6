import { afterEach, beforeEach, expect, test } from 'vitest';
import { clock, createFakeServer, openWorkbench } from '@/src/testing/fakeWorkbench';
import { leaveDesk } from './leaveDesk';
import { isStillWrong } from './problems';
import { restoreVersion } from './restoreVersion';

beforeEach(clock.start);
afterEach(clock.stop);

const settled = 3000;

test('[E3] another student takes the desk once all is saved; nothing is asked', async () => {
  const server = createFakeServer();
  const bench = await openWorkbench(server);
  bench.add('D|1');
  const left = leaveDesk({ opened: () => [bench] }, bench.unsavedRegistry);
  await clock.pass(200);
  expect([await left, server.keys().length]).toEqual([true, 4]);
});

test('[E3] a refused save and an open conflict are asked about before another student takes the desk', async () => {
  for (const make of ['refusal', 'conflict'] as const) {
    const server = createFakeServer();
    const bench = await openWorkbench(server);
    if (make === 'conflict') server.rival.save('X|1');
    else server.rival.finalise();
    bench.add('D|1');
    await clock.pass(settled);
    for (const answer of [false, true]) {
      const left = leaveDesk({ opened: () => [bench] }, bench.unsavedRegistry);
      await clock.pass(200);
      expect(bench.unsavedRegistry.pendingPrompt()?.dirtyForms).toHaveLength(1);
      bench.unsavedRegistry.pendingPrompt()?.answer(answer);
      expect(await left).toBe(answer);
    }
    expect(bench.unsavedRegistry.get()).toEqual([]);
    bench.leave();
  }
});

test('[E3] a table whose page is away sends nothing by itself until it is back', async () => {
  const server = createFakeServer();
  const bench = await openWorkbench(server);
  server.go(false);
  bench.add('D|1');
  await clock.pass(settled);
  const tried = server.bodies.length;
  bench.autosave.pause();
  server.go(true);
  await clock.pass(120_000);
  bench.autosave.retry();
  expect(server.bodies).toHaveLength(tried);
  bench.autosave.resume();
  await clock.pass(200);
  expect([bench.phase(), server.keys().length]).toEqual(['clean', 4]);
});

test('[E3] a save that waits for the network goes out as soon as it is back', async () => {
  const server = createFakeServer();
  const bench = await openWorkbench(server);
  server.go(false);
  bench.add('D|1');
  await clock.pass(2100);
  expect(bench.label()).toMatch(/^网络异常/);
  server.go(true);
  bench.autosave.retry();
  await clock.pass(150);
  expect([bench.phase(), server.keys().length]).toEqual(['clean', 4]);
  bench.autosave.retry();
  await clock.pass(150);
  expect(server.bodies).toHaveLength(2);
});

test('[E3] Ctrl+S keeps a version of a table that was saved by itself, once', async () => {
  const server = createFakeServer();
  const bench = await openWorkbench(server);
  bench.add('D|1');
  await clock.pass(settled);
  for (let press = 0; press < 2; press += 1) {
    const kept = bench.autosave.keep();
    await clock.pass(200);
    expect(await kept).toBe(true);
  }
  expect(server.bodies.map(({ saveType }) => saveType)).toEqual(['auto', 'manual']);
  expect(server.version()).toBe(5);
});

test('[E3] a mend of the check panel that rows have overtaken is none any more', async () => {
  const bench = await openWorkbench(createFakeServer());
  bench.table.edit('重复', (rows) =>
    rows.flatMap((row, at) => (at ? [row] : [row, { ...row, uid: 'second' }])),
  );
  const fix = bench.problems().find(({ code }) => code === 'V03')?.fix ?? expect.unreachable();
  expect(isStillWrong(bench.table.get(), fix)).toBe(true);
  bench.table.edit('删除', (rows) => rows.slice(1));
  expect(isStillWrong(bench.table.get(), fix)).toBe(false);
});

test('[E3] after 恢复历史 the next save builds on the restore, even where the table could not be read after it', async () => {
  for (const isRead of [true, false]) {
    const server = createFakeServer();
    const bench = await openWorkbench(server);
    const before = server.read().items.slice(0, 2);
    const calls = {
      async restore() {
        server.rival.save('A|1', 'B|1');
        return server.version();
      },
      read: async () => (isRead ? server.read() : Promise.reject(new Error('网络异常'))),
    };
    await restoreVersion(bench, calls, 2, before);
    expect([bench.keys(), bench.phase()]).toEqual([['A|1', 'B|1'], 'clean']);
    bench.add('E|1');
    await clock.pass(settled);
    expect([bench.phase(), server.keys()]).toEqual(['clean', ['A|1', 'B|1', 'E|1']]);
    bench.leave();
  }
});
