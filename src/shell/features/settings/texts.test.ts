import { expect, test } from 'vitest';
import { settingsTexts } from './texts';

test('the theme drawer has no English words', () => {
  const words = Object.values(settingsTexts).map((text) => text.replaceAll(/\{\w+\}/g, ''));
  expect(words.filter((text) => /[a-z]/i.test(text))).toEqual([]);
});
