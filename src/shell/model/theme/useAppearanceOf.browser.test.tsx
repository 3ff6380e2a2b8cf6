import { afterEach, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { memoryStorage } from '../memoryStorage';
import { createSettings, type SettingsStore } from '../settings/settingsStore';
import { useAppearanceOf } from './useAppearanceOf';

function Shown({ settings }: { settings: SettingsStore }) {
  const { scheme, size, still } = useAppearanceOf(settings);
  return <output>{`${scheme} ${size} ${still ? 'still' : 'moving'}`}</output>;
}

async function prefer(features: readonly { name: string; value: string }[]): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { features: [...features] });
}

afterEach(() => prefer([]));

test('antd is told of the settings and of what the machine prefers, as soon as they change', async () => {
  await prefer([{ name: 'prefers-color-scheme', value: 'light' }]);
  const settings = createSettings(memoryStorage());
  const shown = (await render(<Shown settings={settings} />)).getByRole('status');
  await expect.element(shown).toHaveTextContent('light middle moving');
  await prefer([
    { name: 'prefers-color-scheme', value: 'dark' },
    { name: 'prefers-reduced-motion', value: 'reduce' },
  ]);
  await expect.element(shown).toHaveTextContent('dark middle still');
  window.dispatchEvent(new Event('beforeprint'));
  await expect.element(shown).toHaveTextContent('light middle still');
  window.dispatchEvent(new Event('afterprint'));
  await expect.element(shown).toHaveTextContent('dark middle still');
  settings.change({ scheme: 'light', size: 'large' });
  await expect.element(shown).toHaveTextContent('light large still');
});
