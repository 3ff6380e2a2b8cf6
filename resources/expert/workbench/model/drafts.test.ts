import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  clock,
  createFakeServer,
  type FakeServer,
  findUnits,
  openWorkbench,
} from '@/src/testing/fakeWorkbench';
import { memoryDrafts } from '@/src/testing/testDrafts';
import { keepMine, takeTheirs } from './conflict';

beforeEach(clock.start);
afterEach(clock.stop);

const settled = 3000;
const offered = [['A|1', 'B|1', 'C|1', 'D|1']];

/** A page that was left without network after rows were added; what the machine keeps. */
async function leftUnsaved(server: FakeServer, ...added: readonly string[]) {
  const drafts = memoryDrafts();
  const workbench = await openWorkbench(server, drafts);
  server.go(false);
  for (const key of added) workbench.add(key);
  await clock.pass(500);
  workbench.leave();
  server.go(true);
  return drafts;
}

const keysOf = (drafts: readonly { readonly items: readonly { readonly key: string }[] }[]) =>
  drafts.map(({ items }) => items.map(({ key }) => key));

test('[E3] a draft is written, offered after a reload, restored as a step, saved, and gone', async () => {
  const server = createFakeServer();
  const drafts = await leftUnsaved(server, 'D|1');
  const workbench = await openWorkbench(server, drafts);
  expect([keysOf(workbench.draft.get()), workbench.keys().length]).toEqual([offered, 3]);
  expect((await workbench.draft.rows(findUnits))?.map(({ unit }) => unit.key)).toEqual(offered[0]);
  expect(await workbench.draft.restore(findUnits)).toEqual([]);
  expect([workbench.draft.get(), workbench.keys(), workbench.phase()]).toEqual([[], offered[0], 'dirty']);
  await clock.pass(settled);
  expect([server.keys(), workbench.phase(), drafts.kept.size]).toEqual([offered[0], 'clean', 0]);
  workbench.table.undo();
  await clock.pass(settled);
  expect(server.keys()).toEqual(['A|1', 'B|1', 'C|1']);
});

test('[E3] a draft that is discarded is not offered again, and changes nothing', async () => {
  const server = createFakeServer();
  const drafts = await leftUnsaved(server, 'D|1');
  const workbench = await openWorkbench(server, drafts);
  expect(await workbench.draft.discard()).toBe('done');
  expect([workbench.draft.get(), drafts.kept.size]).toEqual([[], 0]);
  expect((await openWorkbench(server, drafts)).draft.get()).toEqual([]);
  await clock.pass(settled);
  expect(server.bodies).toHaveLength(0);
});

test('[E3] a draft of more than seven days, or one that would change nothing, is not offered', async () => {
  const server = createFakeServer();
  const drafts = await leftUnsaved(server, 'D|1');
  const same = await leftUnsaved(createFakeServer(), 'D|1');
  server.rival.save('A|1', 'B|1', 'C|1', 'D|1');
  expect((await openWorkbench(server, same)).draft.get()).toEqual([]);
  await clock.pass(7 * 24 * 3600 * 1000);
  server.rival.save('A|1');
  expect((await openWorkbench(server, drafts)).draft.get()).toEqual([]);
});

test('[E3] a draft older than a colleague’s save asks whose rows hold, before anything is sent', async () => {
  for (const answer of ['mine', 'theirs'] as const) {
    const server = createFakeServer();
    const drafts = await leftUnsaved(server, 'D|1');
    server.rival.save('A|1', 'X|1');
    const workbench = await openWorkbench(server, drafts);
    await workbench.draft.restore(findUnits);
    expect(workbench.table.get().saving.conflict).toMatchObject({ savedBy: '王老师', version: 4 });
    await clock.pass(60_000);
    expect([server.bodies.length, server.version()]).toEqual([0, 4]);
    if (answer === 'mine') {
      const done = keepMine(workbench);
      await clock.pass(200);
      expect([await done, server.keys()]).toEqual([true, offered[0]]);
    } else {
      takeTheirs(workbench.table);
      await clock.pass(settled);
      expect([server.bodies.length, workbench.keys(), workbench.phase()]).toEqual([
        0,
        ['A|1', 'X|1'],
        'clean',
      ]);
    }
    expect(drafts.kept.size).toBe(0);
    workbench.leave();
  }
});

test('[E3] the question of an old draft that is left unanswered is asked again after a reload', async () => {
  const server = createFakeServer();
  const drafts = await leftUnsaved(server, 'D|1');
  server.rival.save('A|1', 'X|1');
  const workbench = await openWorkbench(server, drafts);
  await workbench.draft.restore(findUnits);
  await clock.pass(500);
  workbench.leave();
  const again = await openWorkbench(server, drafts);
  await again.draft.restore(findUnits);
  expect([keysOf([...again.draft.get()]), again.phase()]).toEqual([[], 'conflict']);
});

test('[E3] an edit before the offer was answered does not overwrite the older draft, nor does its save', async () => {
  const server = createFakeServer();
  const drafts = await leftUnsaved(server, 'D|1');
  const workbench = await openWorkbench(server, drafts);
  workbench.add('E|1');
  await clock.pass(settled);
  expect([workbench.phase(), server.keys()]).toEqual(['clean', ['A|1', 'B|1', 'C|1', 'E|1']]);
  expect(keysOf(workbench.draft.get())).toEqual(offered);
  workbench.leave();
  const again = await openWorkbench(server, drafts);
  expect(keysOf(again.draft.get())).toEqual(offered);
});

test('[E3] the later of two drafts is offered first, the older after it', async () => {
  const server = createFakeServer();
  const drafts = await leftUnsaved(server, 'D|1');
  server.go(false);
  const workbench = await openWorkbench(server, drafts);
  workbench.add('E|1');
  await clock.pass(500);
  workbench.leave();
  server.go(true);
  const again = await openWorkbench(server, drafts);
  expect(keysOf(again.draft.get())).toEqual([['A|1', 'B|1', 'C|1', 'E|1'], ...offered]);
  await again.draft.discard();
  expect(keysOf(again.draft.get())).toEqual(offered);
  again.leave();
  expect(keysOf((await openWorkbench(server, drafts)).draft.get())).toEqual(offered);
});

test('[E3] discarding typed rows drops their draft, not the offered one', async () => {
  const server = createFakeServer();
  const drafts = await leftUnsaved(server, 'D|1');
  server.go(false);
  const workbench = await openWorkbench(server, drafts);
  workbench.add('E|1');
  await clock.pass(500);
  const lost = workbench.unsavedRegistry.confirmDiscard(workbench.unsavedRegistry.get());
  workbench.unsavedRegistry.pendingPrompt()?.answer(true);
  expect(await lost).toBe(true);
  workbench.leave();
  expect(keysOf((await openWorkbench(server, drafts)).draft.get())).toEqual(offered);
});

test('[E3] rows of a draft whose plan is gone are named', async () => {
  const server = createFakeServer();
  const drafts = await leftUnsaved(server, 'D|1', 'gone|1');
  const workbench = await openWorkbench(server, drafts);
  expect(await workbench.draft.restore(findUnits)).toEqual(['gone|1']);
  expect(workbench.keys()).toEqual(offered[0]);
});

test('[E3] an offer stays where its rows cannot be read', async () => {
  const server = createFakeServer();
  const drafts = await leftUnsaved(server, 'D|1');
  const workbench = await openWorkbench(server, drafts);
  await expect(workbench.draft.restore(() => Promise.reject(new Error('网络异常')))).rejects.toThrow();
  expect([keysOf(workbench.draft.get()), workbench.phase()]).toEqual([offered, 'clean']);
});

test('[E3] an edit before the older draft was read leaves the draft as it is', async () => {
  const server = createFakeServer();
  const drafts = await leftUnsaved(server, 'D|1');
  const slow = {
    ...drafts,
    all: async () => {
      await new Promise((resolve) => {
        setTimeout(resolve, 1000);
      });
      return drafts.all();
    },
  };
  const workbench = await openWorkbench(server, slow);
  workbench.add('E|1');
  workbench.unsavedRegistry.get()[0]?.rescue?.();
  await clock.pass(600);
  expect(drafts.kept.size).toBe(2);
  await clock.pass(600);
  expect(keysOf(workbench.draft.get())).toEqual(offered);
});

test('[E3] two tabs of a browser at one table keep separate drafts, and a save removes its own alone', async () => {
  const server = createFakeServer();
  const drafts = memoryDrafts();
  const [one, other] = [await openWorkbench(server, drafts), await openWorkbench(server, drafts)];
  server.go(false);
  one.add('D|1');
  other.add('E|1');
  await clock.pass(500);
  expect(drafts.kept.size).toBe(2);
  one.leave();
  server.go(true);
  await clock.pass(60_000);
  expect([other.phase(), server.keys()]).toEqual(['clean', ['A|1', 'B|1', 'C|1', 'E|1']]);
  expect(keysOf((await openWorkbench(server, drafts)).draft.get())).toEqual(offered);
});

test('[E3] a draft of a lock alone is offered; a draft equal to the server’s rows is removed', async () => {
  const server = createFakeServer();
  const drafts = memoryDrafts();
  const workbench = await openWorkbench(server, drafts);
  server.go(false);
  workbench.table.edit('锁定', ([first, ...rest]) => (first ? [{ ...first, locked: 1 }, ...rest] : rest));
  await clock.pass(500);
  workbench.leave();
  const again = await openWorkbench(server, drafts);
  expect(again.draft.get()).toMatchObject([{ items: [{ locked: 1 }, {}, {}] }]);
  again.leave();
  const same = await leftUnsaved(createFakeServer(), 'D|1');
  server.rival.save('A|1', 'B|1', 'C|1', 'D|1');
  await openWorkbench(server, same);
  expect(same.kept.size).toBe(0);
});

test('[E3] a draft stays where the table is finished', async () => {
  const server = createFakeServer();
  const drafts = await leftUnsaved(server, 'D|1');
  const workbench = await openWorkbench(server, drafts);
  workbench.table.lock('已定稿');
  await workbench.draft.restore(findUnits);
  expect([workbench.keys().length, keysOf(workbench.draft.get())]).toEqual([3, offered]);
});

test('[E3] a draft of an older version asks also where a save is in flight while it is restored', async () => {
  const server = createFakeServer();
  const drafts = await leftUnsaved(server, 'D|1');
  server.rival.save('A|1', 'X|1');
  const workbench = await openWorkbench(server, drafts);
  server.next({ back: 9000 });
  workbench.add('E|1');
  await clock.pass(settled);
  void workbench.draft.restore(findUnits);
  await clock.pass(15_000);
  expect([workbench.phase(), server.keys()]).toEqual(['conflict', ['A|1', 'X|1', 'E|1']]);
});
