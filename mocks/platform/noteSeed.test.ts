import { expect, test } from 'vitest';
import { menuNodes } from '../menu/menuTable';
import { noteSeeds } from './noteSeed';

const keys = noteSeeds.map(([key]) => key);
const views = menuNodes.map(({ url }) => url).filter((view) => view !== '' && !view.startsWith('dev/'));

test('[LAY-2] every page of the menu has a note with a title and a sentence', () => {
  expect(views.filter((view) => !keys.includes(view))).toEqual([]);
  expect(noteSeeds.filter(([, title, , content]) => title === '' || !content.endsWith('。'))).toEqual([]);
});

test('[LAY-2] a note is about a page that exists, and no page has two', () => {
  expect(keys.filter((key) => key !== 'index' && !views.includes(key))).toEqual([]);
  expect(new Set(keys).size).toBe(keys.length);
});
