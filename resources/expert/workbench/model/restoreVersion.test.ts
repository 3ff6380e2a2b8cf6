import { afterEach, beforeEach, expect, test } from 'vitest';
import { RequestError } from '@/providers/http/errors';
import { testBatch } from '@/src/testing/choiceRows';
import { clock, createFakeServer, type FakeServer, openWorkbench } from '@/src/testing/fakeWorkbench';
import { keepMine } from './conflict';
import { mergeReloadedTable } from './mergeReloadedTable';
import { type RestoreCalls, restoreVersion } from './restoreVersion';
import { watchRefusals } from './watchRefusals';

beforeEach(clock.start);
afterEach(clock.stop);

const settled = 3000;

/** A server that restores the first two rows, on top of its latest version alone. */
function callsOf(server: FakeServer): RestoreCalls {
  return {
    async restore(_, baseVersion) {
      const { version, status, savedAt, savedBy } = server.meta();
      const reason = { kind: 'refused', code: 40000, data: null } as const;
      if (status !== 0) throw new RequestError('志愿表待审核，不能修改', { reason, call: 'restore' });
      const isLatest = baseVersion === version;
      if (isLatest) server.rival.save('A|1', 'B|1');
      const data = isLatest ? { version: version + 1 } : { version, savedAt, savedBy, table: server.read() };
      return { code: isLatest ? 20000 : 44444, msg: '', data, members: { data } };
    },
    read: async () => server.read(),
  };
}

async function open() {
  const server = createFakeServer();
  const rows = server.read().items.slice(0, 2);
  return { server, workbench: await openWorkbench(server), rows };
}

test('[E3] a save after 恢复历史 builds on the restore, even where the table could not be read', async () => {
  for (const isRead of [true, false]) {
    const { server, workbench, rows } = await open();
    const calls = callsOf(server);
    const read = isRead ? calls.read : () => Promise.reject(new Error('网络异常'));
    await restoreVersion(workbench, { ...calls, read }, 2, rows);
    expect([workbench.keys(), workbench.phase()]).toEqual([['A|1', 'B|1'], 'clean']);
    workbench.add('E|1');
    await clock.pass(settled);
    expect([workbench.phase(), server.keys()]).toEqual(['clean', ['A|1', 'B|1', 'E|1']]);
    workbench.leave();
  }
});

test('[E3] 恢复历史 after a colleague’s save is a conflict; both their rows and mine are still there', async () => {
  const { server, workbench, rows } = await open();
  server.rival.save('A|1', 'X|1');
  await restoreVersion(workbench, callsOf(server), 2, rows);
  expect([workbench.label(), workbench.keys()]).toEqual(['版本冲突', ['A|1', 'B|1', 'C|1']]);
  expect([server.keys(), workbench.table.get().saving.conflict?.savedBy]).toEqual([['A|1', 'X|1'], '王老师']);
  void keepMine(workbench);
  await clock.pass(settled);
  expect([workbench.phase(), server.keys()]).toEqual(['clean', ['A|1', 'B|1', 'C|1']]);
});

test('[E3] a refused 恢复历史 has the table looked at again, and leaves nothing unsaved', async () => {
  const { server, workbench, rows } = await open();
  const { table } = workbench;
  const looks: boolean[] = [];
  watchRefusals(table, () =>
    looks.push(mergeReloadedTable(table, table.get(), server.read(), true, testBatch())),
  );
  server.rival.finalise();
  await expect(restoreVersion(workbench, callsOf(server), 2, rows)).rejects.toThrow('待审核');
  expect([looks, workbench.phase(), workbench.keys()]).toEqual([[true], 'clean', ['A|1', 'B|1', 'C|1']]);
});
