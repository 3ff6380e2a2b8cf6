import { expect, test } from 'vitest';
import { topMenuPlan } from './topMenuPlan';

const entries = Array.from({ length: 12 }, (_, index) => index);

test.each([
  [992, 3],
  [1019, 3],
  [1020, 4],
  [1440, 5],
  [1920, 7],
  [3060, 12],
])('[LAY-6] the menu at %i px has %i entries, the rest are under 更多菜单', (width, fit) => {
  const { shown, more } = topMenuPlan(entries, width);
  expect(shown).toEqual(entries.slice(0, fit));
  expect(more).toEqual(entries.slice(fit));
});

test('[LAY-6] the menu has nothing under 更多菜单 where all fit', () => {
  expect(topMenuPlan(entries, 5000)).toEqual({ shown: entries, more: [] });
});
