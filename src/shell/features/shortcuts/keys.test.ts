import { describe, expect, test } from 'vitest';
import { isMac, labelsOf, pressedIndex } from './keys';
import { shortcutOf, shortcuts } from './shortcuts';

const none = { key: '', code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

function pressed(event: Partial<typeof none>, onMac = false): string[] {
  return shortcuts
    .filter(({ keys }) => pressedIndex(keys, { ...none, ...event }, onMac) !== undefined)
    .map(({ id }) => id);
}

describe('the keys of a shortcut', () => {
  test.each([
    ['Ctrl K', { ctrlKey: true, code: 'KeyK', key: 'k' }, false, ['palette']],
    ['⌘K on a Mac', { metaKey: true, code: 'KeyK', key: 'k' }, true, ['palette']],
    [
      'Ctrl K on a Mac, which deletes to the end of the line',
      { ctrlKey: true, code: 'KeyK', key: 'k' },
      true,
      [],
    ],
    ['the Windows key and K', { metaKey: true, code: 'KeyK', key: 'k' }, false, []],
    ['K alone', { code: 'KeyK', key: 'k' }, false, []],
    [
      'Ctrl Shift K, a tool of the browser',
      { ctrlKey: true, shiftKey: true, code: 'KeyK', key: 'K' },
      false,
      [],
    ],
    ['AltGr W', { ctrlKey: true, altKey: true, code: 'KeyW', key: 'w' }, false, []],
    ['⌥W, which writes ∑', { altKey: true, code: 'KeyW', key: '∑' }, true, ['closeTab']],
    ['?', { shiftKey: true, code: 'Slash', key: '?' }, false, ['shortcuts']],
    ['？ of a Chinese keyboard', { shiftKey: true, code: 'Slash', key: '？' }, false, ['shortcuts']],
    ['Alt 3', { altKey: true, code: 'Digit3', key: '3' }, false, ['nthTab']],
    [
      'Alt 3 of the number pad, which writes a character',
      { altKey: true, code: 'Numpad3', key: '3' },
      false,
      [],
    ],
  ])('%s', (_, event, onMac, ids) => expect(pressed(event, onMac)).toEqual(ids));

  test('the place among several keys is told', () => {
    const keys = shortcutOf('nthTab')?.keys;
    expect(keys && pressedIndex(keys, { ...none, altKey: true, code: 'Digit4' }, false)).toBe(3);
  });

  test('no two shortcuts of a place have the same keys', () => {
    const all = shortcuts.map(({ group, keys }) => [group, ...labelsOf(keys, false)].join(' '));
    expect(new Set(all).size).toBe(all.length);
  });
});

test('a Mac shows its own signs', () => {
  const keys = shortcuts.map((one) => one.keys);
  expect(labelsOf(keys[0] ?? { label: '' }, true)).toEqual(['⌘', 'K']);
  expect(labelsOf(keys[0] ?? { label: '' }, false)).toEqual(['Ctrl', 'K']);
  expect(labelsOf({ alt: true, label: 'W' }, true)).toEqual(['⌥', 'W']);
  expect(isMac('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)')).toBe(true);
  expect(isMac('Mozilla/5.0 (Windows NT 10.0; Win64; x64)')).toBe(false);
});
