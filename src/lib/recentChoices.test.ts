import { afterEach, expect, test, vi } from 'vitest';
import { tabStorage } from '../testing/tabStorage';
import { forgetPersonalTexts } from './personalTexts';
import { recentChoices } from './recentChoices';

afterEach(() => vi.unstubAllGlobals());

const store = (id: number) => ({ id: String(id), name: `机构${id}` });

test('the five last choices of a person are remembered, the last one first, each once', () => {
  const recent = recentChoices(7, 'store', false);
  for (const id of [1, 2, 3, 4, 5, 6, 3]) recent.add(store(id));
  expect(recent.read().map(({ id }) => id)).toEqual(['3', '6', '5', '4', '2']);
  recent.remove('6');
  expect(recent.read().map(({ id }) => id)).toEqual(['3', '5', '4', '2']);
  expect(recentChoices(8, 'store', false).read()).toEqual([]);
  expect(recentChoices(7, 'stage', false).read()).toEqual([]);
});

test('choices about people are forgotten with the sign-out, institutions are not', () => {
  vi.stubGlobal('sessionStorage', tabStorage());
  const [stores, students] = [recentChoices(9, 'store', false), recentChoices(9, 'student', true)];
  stores.add(store(1));
  students.add({ id: '101', name: '陈同学' });
  expect(students.read()).toHaveLength(1);
  forgetPersonalTexts();
  expect(stores.read()).toHaveLength(1);
  expect(students.read()).toEqual([]);
});
