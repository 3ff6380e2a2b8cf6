import { expect, test } from 'vitest';
import { afterMove, afterRemoval } from './useFocusLater';

test('[A11Y] a moved row keeps the focus on its button; at an end, on the one that leads back', () => {
  expect(afterMove(1, 3, 'up')).toBe('[data-row="1"] [data-move="up"]');
  expect(afterMove(0, 3, 'up')).toBe('[data-row="0"] [data-move="down"]');
  expect(afterMove(2, 3, 'down')).toBe('[data-row="2"] [data-move="up"]');
});

test('[A11Y] the row after a removed one has the focus, else the one before, else the button that adds', () => {
  expect(afterRemoval(0, 3)).toBe('[data-row="0"] [data-remove]');
  expect(afterRemoval(2, 3)).toBe('[data-row="1"] [data-remove]');
  expect(afterRemoval(0, 1)).toBe('[data-add]');
  expect(afterRemoval(1, 3, 2)).toBe('[data-add]');
});
