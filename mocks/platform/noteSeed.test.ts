import { expect, test } from 'vitest';
import { menuNodes } from '../menu/menuTable';
import { noteSeeds } from './noteSeed';

/** Its note is still to be written: the demonstration shows how. */
const without = 'system/post/index';

test('[LAY-2] every page of the menu has a note with a title and a sentence', () => {
  const noted = noteSeeds.filter(([, title, , content]) => title !== '' && content.endsWith('。'));
  const keys = noted.map(([key]) => key);
  const views = menuNodes.map(({ url }) => url).filter((view) => view !== '' && view !== without);
  expect(views.filter((view) => !keys.includes(view))).toEqual([]);
  expect(new Set(keys).size).toBe(noteSeeds.length);
});
