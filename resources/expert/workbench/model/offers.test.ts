import { afterEach, beforeEach, expect, test } from 'vitest';
import { clock, createFakeServer, findUnits, openWorkbench } from '@/src/testing/fakeWorkbench';
import { memoryDrafts } from '@/src/testing/testDrafts';

beforeEach(clock.start);
afterEach(clock.stop);

const settled = 3000;

/** Two tabs of a browser at one table; the second is offered the unsaved edit of the first. */
async function openTwice() {
  const server = createFakeServer();
  const drafts = memoryDrafts();
  const one = await openWorkbench(server, drafts);
  one.add('D|1');
  await clock.pass(500);
  const other = await openWorkbench(server, drafts);
  const offered = () => other.draft.get().map(({ items }) => items.map(({ key }) => key).join(' '));
  expect(offered()).toEqual(['A|1 B|1 C|1 D|1']);
  return { server, drafts, one, other, offered };
}

test('[E3] a draft of another tab is offered no more once that tab has saved and this one is looked at', async () => {
  const { one, other, offered } = await openTwice();
  await clock.pass(settled);
  expect(one.phase()).toBe('clean');
  await other.draft.look();
  expect(offered()).toEqual([]);
});

test('[E3] a draft that another tab has saved meanwhile is not restored', async () => {
  const { server, other, offered } = await openTwice();
  await clock.pass(settled);
  expect(await other.draft.restore(findUnits)).toBeUndefined();
  expect([offered(), other.phase(), other.keys()]).toEqual([[], 'clean', ['A|1', 'B|1', 'C|1']]);
  await clock.pass(settled);
  expect(server.bodies).toHaveLength(1);
});

test('[E3] a save here withdraws the offer whose draft another tab has discarded', async () => {
  const { drafts, one, other, offered } = await openTwice();
  one.leave();
  for (const { path } of await drafts.all()) await drafts.remove(path);
  other.add('E|1');
  await clock.pass(settled);
  expect([other.phase(), offered()]).toEqual(['clean', []]);
});

test('[E3] the offer follows what the other tab types, and restores all of it', async () => {
  const { server, drafts, one, other, offered } = await openTwice();
  server.go(false);
  one.add('E|1');
  await clock.pass(500);
  one.leave();
  server.go(true);
  await other.draft.look();
  expect(offered()).toEqual(['A|1 B|1 C|1 D|1 E|1']);
  await other.draft.restore(findUnits);
  await clock.pass(settled);
  expect(server.keys()).toEqual(['A|1', 'B|1', 'C|1', 'D|1', 'E|1']);
  expect(drafts.kept.size).toBe(0);
});

test('[E3] rows of an offer are those that the other tab holds now, and none once it has saved them', async () => {
  const { server, one, other } = await openTwice();
  const rows = async () => (await other.draft.rows(findUnits))?.map(({ unit }) => unit.key);
  server.go(false);
  one.add('E|1');
  await clock.pass(500);
  expect(await rows()).toEqual(['A|1', 'B|1', 'C|1', 'D|1', 'E|1']);
  server.go(true);
  await clock.pass(60_000);
  expect(one.phase()).toBe('clean');
  expect(await rows()).toBeUndefined();
});

test('[E3] a draft that another tab has gone on with is not discarded unseen', async () => {
  const { server, drafts, one, other, offered } = await openTwice();
  server.go(false);
  one.add('E|1');
  await clock.pass(500);
  one.leave();
  expect(await other.draft.discard()).toBe('newer');
  expect([offered(), drafts.kept.size]).toEqual([['A|1 B|1 C|1 D|1 E|1'], 1]);
  expect(await other.draft.discard()).toBe('done');
  expect([offered(), drafts.kept.size]).toEqual([[], 0]);
});

test('[E3] an offer that is read again while it is restored is answered all the same', async () => {
  const { server, drafts, one, other, offered } = await openTwice();
  one.leave();
  const [[path, draft] = expect.unreachable()] = drafts.kept;
  const find = async (keys: readonly string[]) => {
    await drafts.write(path, { ...draft, values: { ...draft.values, at: Date.now() + 1 } });
    await other.draft.look();
    return findUnits(keys);
  };
  await other.draft.restore(find);
  await clock.pass(settled);
  expect([offered(), server.keys()]).toEqual([[], ['A|1', 'B|1', 'C|1', 'D|1']]);
});

test('[E3] one offer is answered once, however often it is pressed; the next one stays', async () => {
  const { drafts, one, other } = await openTwice();
  const [[path, draft] = expect.unreachable()] = drafts.kept;
  one.leave();
  other.leave();
  await drafts.write(`${path}0`, { ...draft, values: { ...draft.values, at: Date.now() + 1 } });
  const third = await openWorkbench(createFakeServer(), drafts);
  expect(third.draft.get()).toHaveLength(2);
  expect(await Promise.all([third.draft.discard(), third.draft.discard()])).toEqual(['done', 'done']);
  expect([third.draft.get().length, drafts.kept.size]).toEqual([1, 1]);
});
