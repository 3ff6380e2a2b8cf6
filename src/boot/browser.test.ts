import { expect, test } from 'vitest';
import { type Browser, scriptFor } from './browser';

const today: Browser = {
  CSS: { supports: () => true },
  URL: { canParse: true },
  Element: { prototype: { checkVisibility: true } },
  HTMLElement: { prototype: { popover: true } },
};

test("today's browsers run nothing more", () => {
  expect(scriptFor(today, 'polyfills.js')).toBeUndefined();
});

test('a browser that lacks one thing that a polyfill brings runs the polyfills', () => {
  const none = { prototype: {} };
  for (const lacking of [{ URL: {} }, { Element: none }, { HTMLElement: none }])
    expect(scriptFor({ ...today, ...lacking }, 'polyfills.js')).toBe('polyfills.js');
});

test('a browser that lacks a part without a substitute asks for another browser', () => {
  expect(scriptFor({ ...today, CSS: { supports: () => false } }, 'polyfills.js')).toBe('outdated.js');
  const { CSS: _, ...older } = today;
  expect(scriptFor(older, 'polyfills.js')).toBe('outdated.js');
});
