import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { setOnline } from '@/src/testing/network';
import { OfflineBanner } from './OfflineBanner';
import '@/src/ui/theme/tokens.css';

afterEach(() => setOnline(true));

test('a banner says that the network is gone, and for a moment that it is back', async () => {
  const screen = await render(<OfflineBanner />);
  const status = screen.getByRole('status');
  expect(status.element().textContent).toBe('');
  setOnline(false);
  await expect.element(status).toHaveTextContent(/^网络已断开/);
  setOnline(true);
  await expect.element(status).toHaveTextContent('网络已恢复');
  await expect.element(status).toHaveTextContent('');
});

test('a start without a network is told as well', async () => {
  setOnline(false);
  const screen = await render(<OfflineBanner />);
  await expect.element(screen.getByRole('status')).toHaveTextContent(/^网络已断开/);
});
