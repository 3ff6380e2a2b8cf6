import { expect, test } from 'vitest';
import { addressAgain, isLoadingFailure } from './chunkFailure';

test.each([
  [new TypeError('Failed to fetch dynamically imported module: https://x/assets/a-1.js'), true],
  [new TypeError('error loading dynamically imported module: https://x/assets/a-1.js'), true],
  [new TypeError('Importing a module script failed.'), true],
  [new Error('Unable to preload CSS for /assets/a-1.css'), true],
  [new TypeError("Cannot read properties of undefined (reading 'map')"), false],
  ['Failed to fetch', false],
])('%s is a loading failure: %s', (error, expected) => {
  expect(isLoadingFailure(error)).toBe(expected);
});

test('a module that failed is asked for under a new address, but the first time under its own', () => {
  const failure = new TypeError('Failed to fetch dynamically imported module: https://x/assets/a-1.js');
  expect(addressAgain(failure, 0)).toBeUndefined();
  expect(addressAgain(failure, 1)).toBe('https://x/assets/a-1.js?again=1');
  const anew = new TypeError(`Failed to fetch dynamically imported module: ${addressAgain(failure, 1)}`);
  expect(addressAgain(anew, 2)).toBe('https://x/assets/a-1.js?again=2');
  expect(addressAgain(new TypeError('Importing a module script failed.'), 1)).toBeUndefined();
});
