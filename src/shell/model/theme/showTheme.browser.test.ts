import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { contrast, readable } from '@/src/lib/colour';
import { brandOf } from '@/src/ui/theme/brand';
import { palette, type Scheme } from '@/src/ui/theme/palette';
import { memoryStorage } from '../memoryStorage';
import type { Settings } from '../settings/settings';
import { createSettings } from '../settings/settingsStore';
import { showTheme } from './showTheme';
import '@/src/ui/theme/tokens.css';

const root = document.documentElement;

/** Settings that are shown until the test ends. */
function show(part: Partial<Settings> = {}) {
  const settings = createSettings(memoryStorage());
  settings.change(part);
  onTestFinished(showTheme(settings));
  return settings;
}

/** Sets the preference that the machine reports. */
async function prefer(value: 'light' | 'dark'): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value }] });
}

/** A colour of the document as #rrggbb, in whatever notation it is given. */
function colourOf(token: string): string {
  const probe = document.createElement('i');
  probe.style.color = `var(${token})`;
  document.body.append(probe);
  const [red, green, blue] = getComputedStyle(probe).color.match(/\d+/g) ?? [];
  probe.remove();
  return `#${[red, green, blue].map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
}

/** Removes the settings that an earlier test has written. */
function clear(): void {
  root.removeAttribute('style');
  for (const { name } of [...root.attributes]) if (name.startsWith('data-')) root.removeAttribute(name);
}

beforeEach(clear);
afterEach(async () => {
  clear();
  await prefer('light');
});

test('[THEME-1] the side theme is written where the style sheets read it, at once', () => {
  const settings = show();
  expect(colourOf('--side-ground')).toBe('#ffffff');
  settings.change({ sideTheme: 'dark' });
  expect(colourOf('--side-ground')).toBe('#14233a');
  expect(colourOf('--surface')).toBe('#ffffff');
});

test('[THEME-2] another colour reaches the document at once, with its shades', () => {
  const settings = show();
  settings.change({ theme: '#722ED1' });
  expect(colourOf('--brand')).toBe('#722ed1');
  expect(colourOf('--brand-9')).toBe(brandOf('#722ed1', 'light')['--brand-9']);
  settings.change({ scheme: 'dark' });
  expect(colourOf('--brand-9')).toBe(brandOf('#722ed1', 'dark')['--brand-9']);
});

test('the application is as dark as the machine until somebody chooses', async () => {
  await prefer('dark');
  const settings = show();
  expect(root.dataset.scheme).toBe('dark');
  expect(getComputedStyle(root).colorScheme).toBe('dark');
  await prefer('light');
  await expect.poll(() => root.dataset.scheme).toBe('light');
  settings.change({ scheme: 'dark' });
  expect(root.dataset.scheme).toBe('dark');
  await prefer('dark');
  settings.change({ scheme: 'light' });
  expect(root.dataset.scheme).toBe('light');
});

test('paper is light, whatever the machine and the person prefer, with its own shades of the colour', async () => {
  await prefer('dark');
  const settings = show({ theme: '#722ED1' });
  window.dispatchEvent(new Event('beforeprint'));
  expect([root.dataset.scheme, colourOf('--ink')]).toEqual(['light', palette.light.ink]);
  expect(colourOf('--brand-9')).toBe(brandOf('#722ed1', 'light')['--brand-9']);
  window.dispatchEvent(new Event('afterprint'));
  expect(root.dataset.scheme).toBe('dark');
  settings.change({ scheme: 'dark' });
  window.dispatchEvent(new Event('beforeprint'));
  expect(root.dataset.scheme).toBe('light');
  window.dispatchEvent(new Event('afterprint'));
});

test('the empty page is as dark as the machine before anything has run', async () => {
  await prefer('dark');
  expect(colourOf('--ground')).toBe(palette.dark.ground);
});

test('[LAY-13] the size of the shell follows', () => {
  const settings = show();
  const height = () => getComputedStyle(root).getPropertyValue('--entry-height');
  expect(height()).toBe('40px');
  settings.change({ size: 'small' });
  expect(height()).toBe('34px');
});

test('grey and colour-weak mode move nothing: what is fixed stays where it is', () => {
  const settings = show();
  const fixed = document.createElement('div');
  fixed.style.cssText = 'position: fixed; right: 0; bottom: 0; width: 10px; height: 10px';
  document.body.style.height = '3000px';
  document.body.append(fixed);
  onTestFinished(() => {
    fixed.remove();
    document.body.style.height = '';
  });
  const before = fixed.getBoundingClientRect();
  for (const part of [{ grey: true }, { grey: false, colourWeak: true }]) {
    settings.change(part);
    expect(getComputedStyle(root).filter).not.toBe('none');
    expect(fixed.getBoundingClientRect()).toEqual(before);
  }
  settings.change({ colourWeak: false });
  expect(getComputedStyle(root).filter).toBe('none');
});

test('a rise is red and a fall is green, until somebody turns it round', () => {
  root.dataset.scheme = 'light';
  const settings = show();
  const colours = () => ['--rise', '--fall', '--danger', '--success'].map(colourOf);
  const [, , red, green] = colours();
  expect(colours().slice(0, 2)).toEqual([red, green]);
  settings.change({ greenRises: true });
  expect(colours().slice(0, 2)).toEqual([green, red]);
});

test('grey mode reaches what lies over the page', () => {
  const settings = show({ grey: true });
  const dialog = document.createElement('dialog');
  document.body.append(dialog);
  onTestFinished(() => dialog.remove());
  dialog.showModal();
  expect(getComputedStyle(dialog).filter).toBe('grayscale(1)');
  settings.change({ grey: false });
  expect(getComputedStyle(dialog).filter).toBe('none');
});

describe.for<Scheme>(['light', 'dark'])('%s', (scheme) => {
  test('the style sheet has the colours of the palette', () => {
    root.dataset.scheme = scheme;
    for (const name of ['ground', 'surface', 'raised', 'line'] as const)
      expect(colourOf(`--${name}`)).toBe(palette[scheme][name]);
    for (const [name, colour] of Object.entries(brandOf('#409eff', scheme))) {
      expect(colourOf(name), name).toBe(colour);
    }
  });

  test('every text can be read on its surface, beside either sidebar', () => {
    const settings = show({ scheme });
    const papers = ['--ground', '--surface', '--raised'];
    const texts = ['--ink', '--ink-soft', '--danger', '--success', '--warning', '--brand-strong'];
    const pairs = texts.flatMap((text) => papers.map((paper) => [text, paper]));
    const others = [
      ['--danger', '--danger-soft'],
      ['--success', '--success-soft'],
      ['--warning', '--warning-soft'],
      ['--warning-ink', '--warning-soft'],
      ['--brand-stronger', '--brand-soft'],
      ['--on-fill', '--brand-fill'],
      ['--on-fill', '--brand-fill-hover'],
      ['--on-fill', '--danger-fill'],
    ];
    expectReadable([...pairs, ...others]);
    for (const sideTheme of ['light', 'dark'] as const) {
      settings.change({ sideTheme });
      expectReadable([
        ['--side-ink', '--side-ground'],
        ['--side-ink-soft', '--side-ground'],
        ['--side-active-ink', '--side-active'],
      ]);
    }
  });
});

function expectReadable(pairs: readonly (readonly string[])[]): void {
  const poor = pairs.filter(
    ([text = '', paper = '']) => contrast(colourOf(text), colourOf(paper)) < readable,
  );
  expect(poor).toEqual([]);
}
