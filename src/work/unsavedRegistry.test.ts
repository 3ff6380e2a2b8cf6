import { describe, expect, test, vi } from 'vitest';
import { createUnsavedRegistry, type DirtyForm, isOpenAt } from './unsavedRegistry';

function dirtyForm(id: string, more: Partial<DirtyForm> = {}) {
  const dropped: string[] = [];
  const unsaved: DirtyForm = {
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

const ids = (dirtyForms: readonly DirtyForm[]) => dirtyForms.map(({ id }) => id);

describe('registry', () => {
  test('holds each piece once, and tells those who listen', () => {
    const unsavedRegistry = createUnsavedRegistry();
    let told = 0;
    const stop = unsavedRegistry.subscribe(() => told++);
    unsavedRegistry.put(dirtyForm('1').unsaved);
    unsavedRegistry.put(dirtyForm('1', { name: '新名' }).unsaved);
    expect(unsavedRegistry.get().map(({ name }) => name)).toEqual(['新名']);
    unsavedRegistry.remove('1');
    unsavedRegistry.remove('1');
    expect([unsavedRegistry.get(), told]).toEqual([[], 3]);
    stop();
    unsavedRegistry.put(dirtyForm('2').unsaved);
    expect(told).toBe(3);
  });

  test('forgets pieces whose form is gone, without dropping their drafts', () => {
    const unsavedRegistry = createUnsavedRegistry();
    const gone = dirtyForm('1', { path: '/a/create' });
    unsavedRegistry.put(gone.unsaved);
    unsavedRegistry.put(dirtyForm('2').unsaved);
    unsavedRegistry.prune(({ path }) => path === '/a/edit/1');
    expect([ids(unsavedRegistry.get()), gone.dropped]).toEqual([['2'], []]);
  });
});

describe('the question', () => {
  test('is not asked where nothing would be lost', async () => {
    const unsavedRegistry = createUnsavedRegistry();
    expect(await unsavedRegistry.confirmDiscard([])).toBe(true);
    expect(unsavedRegistry.pendingPrompt()).toBeUndefined();
  });

  test('names what would be lost; yes drops it', async () => {
    const onDrop = vi.fn();
    const unsavedRegistry = createUnsavedRegistry(onDrop);
    const { unsaved, dropped } = dirtyForm('1');
    unsavedRegistry.put(unsaved);
    const answer = unsavedRegistry.confirmDiscard([unsaved]);
    expect(unsavedRegistry.pendingPrompt()?.dirtyForms).toEqual([unsaved]);
    unsavedRegistry.pendingPrompt()?.answer(true);
    expect([await answer, unsavedRegistry.get(), dropped, unsavedRegistry.pendingPrompt()]).toEqual([
      true,
      [],
      ['1'],
      undefined,
    ]);
    expect(onDrop).toHaveBeenCalledOnce();
  });

  test('no keeps everything', async () => {
    const unsavedRegistry = createUnsavedRegistry();
    const { unsaved, dropped } = dirtyForm('1');
    unsavedRegistry.put(unsaved);
    const answer = unsavedRegistry.confirmDiscard([unsaved]);
    unsavedRegistry.pendingPrompt()?.answer(false);
    expect([await answer, ids(unsavedRegistry.get()), dropped]).toEqual([false, ['1'], []]);
  });

  test('is withdrawn, and nobody leaves, once the last of its forms is saved or closed', async () => {
    const unsavedRegistry = createUnsavedRegistry();
    const [one, other] = [dirtyForm('1'), dirtyForm('2')];
    unsavedRegistry.put(one.unsaved);
    unsavedRegistry.put(other.unsaved);
    unsavedRegistry.put(dirtyForm('3').unsaved);
    const answer = unsavedRegistry.confirmDiscard([one.unsaved, other.unsaved]);
    unsavedRegistry.remove('1');
    expect(unsavedRegistry.pendingPrompt()).toBeDefined();
    unsavedRegistry.remove('2');
    expect([unsavedRegistry.pendingPrompt(), await answer, other.dropped]).toEqual([undefined, false, []]);
  });

  test.each([true, false])(
    'may save all of its forms first; they may be left where that works: %s',
    async (works) => {
      const onDrop = vi.fn();
      const unsavedRegistry = createUnsavedRegistry(onDrop);
      const save = async (id: string) => {
        if (works) unsavedRegistry.remove(id);
        return works;
      };
      const forms = ['1', '2'].map((id) => dirtyForm(id, { save: () => save(id) }).unsaved);
      for (const form of forms) unsavedRegistry.put(form);
      const answer = unsavedRegistry.confirmDiscard(forms);
      expect(await unsavedRegistry.pendingPrompt()?.save()).toBe(works ? undefined : forms[0]);
      expect([await answer, unsavedRegistry.pendingPrompt()]).toEqual([works, undefined]);
      expect(onDrop).not.toHaveBeenCalled();
    },
  );

  test('is asked once at a time: a second one is refused', async () => {
    const unsavedRegistry = createUnsavedRegistry();
    void unsavedRegistry.confirmDiscard([dirtyForm('1').unsaved]);
    expect(await unsavedRegistry.confirmDiscard([dirtyForm('2').unsaved])).toBe(false);
  });
});

describe('unsaved changes lost by another address', () => {
  const form = dirtyForm('1').unsaved;
  /** Lists have a tab for themselves and the pages below, a student's page one for each student. */
  const tabsAt = (address: string) =>
    /^\/(a|ab|b)(?=[/?]|$)|^\/student\?id=\d+/.exec(address)?.slice(0, 1) ?? [];
  const lostAt = (dirty: DirtyForm, address: string, beside: readonly string[] = []) => {
    const unsavedRegistry = createUnsavedRegistry();
    unsavedRegistry.setTabs((at) => [...tabsAt(at), ...beside]);
    unsavedRegistry.put(dirty);
    return unsavedRegistry.lostAt(address).length;
  };

  test.each<[string, number]>([
    ['/a/edit/1', 0],
    ['/a/edit/1/', 0],
    ['/a/edit/1?tab=2', 0],
    ['/a', 1],
    ['/a?page=2', 1],
    ['/a/edit/2', 1],
    ['/b', 0],
    ['/ab', 0],
    ['/', 0],
  ])('%s loses %i of the forms in a tab that stays alive', (address, lost) => {
    expect(lostAt(form, address)).toBe(lost);
  });

  test('a form over which the pages below it are laid stays as long as one of them is open', () => {
    const settings = { ...form, tab: '/a', path: '/a', staysBelow: true };
    expect(lostAt(settings, '/a/edit/1')).toBe(0);
    expect(lostAt({ ...settings, staysBelow: false }, '/a/edit/1')).toBe(1);
    expect(lostAt({ ...settings, transient: true }, '/ab')).toBe(1);
  });

  test('[TAB-6] any other tab loses the form of a page that keeps no state', () => {
    const transient = { ...form, transient: true };
    expect(lostAt(transient, '/b')).toBe(1);
    expect(lostAt(transient, '/a/edit/1')).toBe(0);
  });

  test('[TAB-6] the other half of a split view stays on screen, and keeps the form of such a page', () => {
    const transient = { ...form, transient: true };
    expect([lostAt(transient, '/b', ['/a']), lostAt(transient, '/b', ['/ab'])]).toEqual([0, 1]);
  });

  test('[TAB-6] a tab with a record in its key keeps its form while the rest of the query changes', () => {
    const student = { ...form, tab: '/student?id=7', path: '/student', transient: true };
    expect(lostAt(student, '/student?id=7&tab=score')).toBe(0);
    expect(lostAt(student, '/student?id=8')).toBe(1);
    expect(lostAt({ ...student, path: '/student/edit/1' }, '/student?id=7')).toBe(1);
  });

  test('another table of the same page loses the form that stands over one of them', () => {
    const note = { ...form, tab: '/student?id=7', path: '/student', query: { batchId: '2', planNo: '' } };
    expect(lostAt(note, '/student?id=7&batchId=2&side=1')).toBe(0);
    expect(lostAt(note, '/student?id=7&batchId=3')).toBe(1);
    expect(lostAt(note, '/student?id=7&batchId=2&planNo=1')).toBe(1);
    expect(lostAt(note, '/b')).toBe(0);
  });

  test('a form is open at its path, and below it where pages are laid over it', () => {
    const order = { ...form, path: '/a', staysBelow: true };
    const paths = ['/a', '/a/', '/a/edit/1', '/ab', '/'];
    expect(paths.map((path) => isOpenAt(order, path))).toEqual([true, true, true, false, false]);
    expect(isOpenAt({ ...order, staysBelow: false }, '/a/edit/1')).toBe(false);
  });

  test('outside of tabs another address loses every form', () => {
    expect([lostAt({ ...form, tab: '' }, '/a/edit/1'), lostAt({ ...form, tab: '' }, '/b')]).toEqual([0, 1]);
  });
});

test('the first answer counts: one that comes late answers no other question', async () => {
  const unsavedRegistry = createUnsavedRegistry();
  const [one, two] = [dirtyForm('one'), dirtyForm('two')];
  unsavedRegistry.put(one.unsaved);
  unsavedRegistry.put(two.unsaved);
  const first = unsavedRegistry.confirmDiscard([one.unsaved]);
  const late = unsavedRegistry.pendingPrompt();
  late?.answer(false);
  const second = unsavedRegistry.confirmDiscard([two.unsaved]);
  late?.answer(true);
  expect(await first).toBe(false);
  expect(one.dropped).toEqual([]);
  expect(ids(unsavedRegistry.pendingPrompt()?.dirtyForms ?? [])).toEqual(['two']);
  unsavedRegistry.pendingPrompt()?.answer(true);
  expect(await second).toBe(true);
});
