import { afterEach, beforeEach, expect, test } from 'vitest';
import { clock, createFakeServer, openWorkbench } from '@/src/testing/fakeWorkbench';
import { memoryDrafts } from '@/src/testing/testDrafts';
import { leaveWorkbench } from './leaveWorkbench';
import { moveTable } from './moveTable';
import { isStillWrong } from './problems';

beforeEach(clock.start);
afterEach(clock.stop);

const settled = 3000;

test('[E3] the open tables are saved before the workbench of another student opens', async () => {
  const server = createFakeServer();
  const workbench = await openWorkbench(server);
  workbench.add('D|1');
  const left = leaveWorkbench({ opened: () => [workbench] });
  await clock.pass(200);
  await left;
  expect([workbench.phase(), server.keys().length]).toEqual(['clean', 4]);
});

test('[E3] rows of a refused save or an open conflict stay unsaved in their tab when another student is opened', async () => {
  for (const make of ['refusal', 'conflict'] as const) {
    const server = createFakeServer();
    const drafts = memoryDrafts();
    const workbench = await openWorkbench(server, drafts);
    if (make === 'conflict') server.rival.save('X|1');
    else server.rival.finalise();
    workbench.add('D|1');
    await clock.pass(settled);
    const left = leaveWorkbench({ opened: () => [workbench] });
    await clock.pass(200);
    await left;
    expect(workbench.label()).toBe(make === 'conflict' ? '版本冲突' : '志愿表已定稿');
    expect(workbench.keys()).toContain('D|1');
    expect(workbench.unsavedRegistry.get()).toHaveLength(1);
    expect(drafts.kept.size).toBe(1);
    workbench.leave();
  }
});

test('[E3] a table whose page is away sends nothing by itself until it is back', async () => {
  const server = createFakeServer();
  const workbench = await openWorkbench(server);
  server.go(false);
  workbench.add('D|1');
  await clock.pass(settled);
  const tried = server.bodies.length;
  workbench.autosave.pause();
  server.go(true);
  await clock.pass(120_000);
  workbench.autosave.retry();
  expect(server.bodies).toHaveLength(tried);
  workbench.autosave.resume();
  await clock.pass(200);
  expect([workbench.phase(), server.keys().length]).toEqual(['clean', 4]);
});

test('[E3] a save that waits for the network goes out as soon as it is back', async () => {
  const server = createFakeServer();
  const workbench = await openWorkbench(server);
  server.go(false);
  workbench.add('D|1');
  await clock.pass(2100);
  expect(workbench.label()).toMatch(/^网络异常/);
  server.go(true);
  workbench.autosave.retry();
  await clock.pass(150);
  expect([workbench.phase(), server.keys().length]).toEqual(['clean', 4]);
  workbench.autosave.retry();
  await clock.pass(150);
  expect(server.bodies).toHaveLength(2);
});

test('[E3] Ctrl+S sends nothing of an unchanged table, and keeps what was saved by itself as a version, once', async () => {
  const server = createFakeServer();
  const workbench = await openWorkbench(server);
  expect(await workbench.autosave.keep()).toBe(true);
  expect(server.bodies).toEqual([]);
  workbench.add('D|1');
  await clock.pass(settled);
  for (let press = 0; press < 2; press += 1) {
    const kept = workbench.autosave.keep();
    await clock.pass(200);
    expect(await kept).toBe(true);
  }
  expect(server.bodies.map(({ saveType }) => saveType)).toEqual(['auto', 'manual']);
  expect(server.version()).toBe(5);
});

test('[E3] a fix in the check panel lapses when the rows change under it', async () => {
  const workbench = await openWorkbench(createFakeServer());
  workbench.table.edit('重复', (rows) =>
    rows.flatMap((row, at) => (at ? [row] : [row, { ...row, uid: 'second' }])),
  );
  const fix = workbench.problems().find(({ code }) => code === 'V03')?.fix ?? expect.unreachable();
  expect(isStillWrong(workbench.table.get(), fix)).toBe(true);
  workbench.table.edit('删除', (rows) => rows.slice(1));
  expect(isStillWrong(workbench.table.get(), fix)).toBe(false);
});

test('[E3] 重新填报 shows the rows that another person saved; a save with unsaved rows meets them as a conflict', async () => {
  for (const edit of [false, true]) {
    const server = createFakeServer();
    const workbench = await openWorkbench(server);
    server.go(!edit);
    if (edit) workbench.add('D|1');
    await clock.pass(settled);
    server.rival.save('A|1', 'X|1');
    server.go(true);
    const calls = { move: async () => server.rival.reopen(), read: async () => server.read() };
    expect(await moveTable(workbench, calls, 0)).toBe(!edit);
    workbench.add('E|1');
    await clock.pass(60_000);
    expect([workbench.phase(), server.keys()]).toEqual(
      edit ? ['conflict', ['A|1', 'X|1']] : ['clean', ['A|1', 'X|1', 'E|1']],
    );
    workbench.leave();
  }
});
