import { beforeEach, expect, type MockInstance, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createStore } from '@/src/lib/store';
import { openPalette } from '../shortcuts/testShell';
import { PaletteResults } from './lazyPalette';

beforeEach(async () => {
  sessionStorage.clear();
  await page.viewport(1280, 800);
});

/** Holds the code of the results until it is let go. */
function holdResults() {
  type Held = ReturnType<typeof PaletteResults.attempt>;
  const code = PaletteResults.attempt();
  const outcome = createStore<ReturnType<Held['outcome']['get']>>(undefined);
  const held: MockInstance<typeof PaletteResults.attempt> = vi
    .spyOn(PaletteResults, 'attempt')
    .mockReturnValue({ promise: code.promise, outcome });
  onTestFinished(() => held.mockRestore());
  return async () => outcome.set({ value: await code.promise });
}

test('letters typed before the results are here are all in the field, and none is a shortcut', async () => {
  const letGo = holdResults();
  const { field, options, screen } = await openPalette();
  await userEvent.keyboard('n?jglb');
  await expect.element(field).toHaveValue('n?jglb');
  await expect.element(screen.getByRole('dialog', { name: '快捷键' })).not.toBeInTheDocument();
  await field.fill('jglb');
  await letGo();
  await expect.element(options.first()).toHaveTextContent('机构列表');
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveAttribute('aria-expanded', 'true');
});

test('Enter typed before the results are here opens the first one when they come', async () => {
  const letGo = holdResults();
  const { palette, where } = await openPalette();
  await userEvent.keyboard('jglb{Enter}');
  await letGo();
  await expect.element(where).toHaveTextContent('/customer/list');
  await expect.element(palette).not.toBeInTheDocument();
});

test('Escape closes the palette before the results are here', async () => {
  holdResults();
  const { palette } = await openPalette();
  await userEvent.keyboard('{Escape}');
  await expect.element(palette).not.toBeInTheDocument();
});
