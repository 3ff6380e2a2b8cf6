import { expect, test } from 'vitest';
import { memoryStorage } from '../../model/memoryStorage';
import { readRecent, remember } from './recent';

test('the last eight choices are remembered, each once, the latest first', () => {
  const storage = memoryStorage();
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'c']) remember(7, id, storage);
  expect(readRecent(7, storage)).toEqual(['c', 'i', 'h', 'g', 'f', 'e', 'd', 'b']);
});

test('a person does not see what another person chose', () => {
  const storage = memoryStorage();
  remember(7, 'a', storage);
  expect(readRecent(8, storage)).toEqual([]);
});

test('a value that cannot be read or stored is no memory', () => {
  const storage = memoryStorage();
  storage.setItem('palette-recent:7', '{"a":');
  expect(readRecent(7, storage)).toEqual([]);
});
