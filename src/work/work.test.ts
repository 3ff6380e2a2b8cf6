import { describe, expect, test } from 'vitest';
import { createWork, lostAt, type Unsaved } from './work';

function piece(id: string, more: Partial<Unsaved> = {}) {
  const dropped: string[] = [];
  const unsaved: Unsaved = {
    id,
    name: `编辑 ${id}`,
    tab: '/a',
    path: '/a/edit/1',
    rescue: () => undefined,
    drop: () => dropped.push(id),
    ...more,
  };
  return { unsaved, dropped };
}

const ids = (pieces: readonly Unsaved[]) => pieces.map(({ id }) => id);

describe('registry', () => {
  test('holds each piece once, and tells those who listen', () => {
    const work = createWork();
    let told = 0;
    const stop = work.subscribe(() => told++);
    work.put(piece('1').unsaved);
    work.put(piece('1', { name: '新名' }).unsaved);
    expect(work.get().map(({ name }) => name)).toEqual(['新名']);
    work.remove('1');
    work.remove('1');
    expect([work.get(), told]).toEqual([[], 3]);
    stop();
    work.put(piece('2').unsaved);
    expect(told).toBe(3);
  });

  test('forgets pieces whose form is gone, without dropping their drafts', () => {
    const work = createWork();
    const gone = piece('1', { path: '/a/create' });
    work.put(gone.unsaved);
    work.put(piece('2').unsaved);
    work.prune(({ path }) => path === '/a/edit/1');
    expect([ids(work.get()), gone.dropped]).toEqual([['2'], []]);
  });
});

describe('the question', () => {
  test('is not asked where nothing would be lost', async () => {
    const work = createWork();
    expect(await work.ask([])).toBe(true);
    expect(work.leaving()).toBeUndefined();
  });

  test('names what would be lost; yes drops it', async () => {
    const work = createWork();
    const { unsaved, dropped } = piece('1');
    work.put(unsaved);
    const answer = work.ask([unsaved]);
    expect(work.leaving()?.pieces).toEqual([unsaved]);
    work.leaving()?.answer(true);
    expect([await answer, work.get(), dropped, work.leaving()]).toEqual([true, [], ['1'], undefined]);
  });

  test('no keeps everything', async () => {
    const work = createWork();
    const { unsaved, dropped } = piece('1');
    work.put(unsaved);
    const answer = work.ask([unsaved]);
    work.leaving()?.answer(false);
    expect([await answer, ids(work.get()), dropped]).toEqual([false, ['1'], []]);
  });

  test('is asked once at a time: a second one is refused', async () => {
    const work = createWork();
    void work.ask([piece('1').unsaved]);
    expect(await work.ask([piece('2').unsaved])).toBe(false);
  });
});

describe('what another address loses', () => {
  const form = piece('1').unsaved;
  test.each<[string, number]>([
    ['/a/edit/1', 0],
    ['/a/edit/1/', 0],
    ['/a', 1],
    ['/a/edit/2', 1],
    ['/b', 0],
    ['/ab', 0],
    ['/', 0],
  ])('%s loses %i of the forms in a tab that stays alive', (path, lost) => {
    expect(lostAt([form], path)).toHaveLength(lost);
  });

  test('[TAB-6] any other tab loses the form of a page that keeps no state', () => {
    const fleeting = { ...form, fleeting: true };
    expect(lostAt([fleeting], '/b')).toEqual([fleeting]);
    expect(lostAt([fleeting], '/a/edit/1')).toEqual([]);
  });
});

test('the first answer counts: one that comes late answers no other question', async () => {
  const work = createWork();
  const [one, two] = [piece('one'), piece('two')];
  work.put(one.unsaved);
  work.put(two.unsaved);
  const first = work.ask([one.unsaved]);
  const late = work.leaving();
  late?.answer(false);
  const second = work.ask([two.unsaved]);
  late?.answer(true);
  expect(await first).toBe(false);
  expect(one.dropped).toEqual([]);
  expect(ids(work.leaving()?.pieces ?? [])).toEqual(['two']);
  work.leaving()?.answer(true);
  expect(await second).toBe(true);
});
