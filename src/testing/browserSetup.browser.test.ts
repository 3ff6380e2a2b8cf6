import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

test('a pointer may be left on a control', async () => {
  const button = document.body.appendChild(document.createElement('button'));
  await userEvent.hover(page.elementLocator(button));
  expect(button.matches(':hover')).toBe(true);
  button.remove();
});

test('the next test begins without it', () => {
  expect(document.querySelector(':hover')).toBeNull();
});
