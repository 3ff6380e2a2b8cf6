import { afterEach, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FrameView } from './FrameView';
import '@/src/ui/theme/tokens.css';

const { dataset } = document.documentElement;
const scheme = dataset.scheme;

/** Sets the preference that the machine reports; without one, a frame follows the page around it. */
async function prefer(value: 'light' | ''): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value }] });
}

afterEach(async () => {
  await prefer('light');
  if (scheme === undefined) delete dataset.scheme;
  else dataset.scheme = scheme;
});

test('the manual in its frame is as dark as the application around it', { tags: 'full' }, async () => {
  await prefer('');
  await render(<FrameView title="帮助手册" link="/help/index.html" />);
  const frame = page.getByTitle('帮助手册').element();
  const inkOf = () => {
    const body = frame instanceof HTMLIFrameElement ? frame.contentDocument?.querySelector('main') : null;
    return body && getComputedStyle(body).color;
  };
  for (const [chosen, ink] of [
    ['dark', 'rgb(228, 233, 240)'],
    ['light', 'rgb(31, 42, 55)'],
  ] as const) {
    dataset.scheme = chosen;
    await expect.poll(inkOf).toBe(ink);
  }
});
