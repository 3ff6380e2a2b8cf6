import { expect, onTestFinished, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { someUser } from '@/providers/auth/userFixture';
import { memoryStorage } from '../../model/memoryStorage';
import { createSettings } from '../../model/settings/settingsStore';
import { testServices } from '../../model/testServices';
import ThemeDrawer from './ThemeDrawer';
import '@/src/ui/theme/tokens.css';

test('where the system forces its colours, switches and colours are still told apart', {
  tags: 'full',
}, async () => {
  const force = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
  await force('active');
  onTestFinished(() => void force(''));
  const services = { ...testServices().services, settings: createSettings(memoryStorage()) };
  const screen = await render(
    <ThemeDrawer services={services} user={someUser()} tree={[]} close={() => undefined} />,
  );
  const drawer = screen.getByRole('dialog', { name: '主题设置' });
  await expect.element(drawer.getByRole('switch').first()).toBeVisible();
  const look = (element: Element) => {
    const { backgroundColor, outlineWidth, outlineColor } = getComputedStyle(element);
    return { ground: backgroundColor, ring: `${outlineWidth} ${outlineColor}` };
  };
  const looksOf = (selector: string) => [...drawer.element().querySelectorAll(selector)].map(look);
  const [on] = looksOf('.theme-switch:checked');
  const [off] = looksOf('.theme-switch:not(:checked)');
  expect(on?.ground).not.toBe(off?.ground);
  const grounds = looksOf('.theme-presets button').map(({ ground }) => ground);
  expect(new Set(grounds).size).toBe(grounds.length);
  const [chosen] = looksOf('.theme-presets [aria-pressed="true"]');
  const [other] = looksOf('.theme-presets [aria-pressed="false"]');
  expect(chosen?.ring).not.toBe(other?.ring);
});
