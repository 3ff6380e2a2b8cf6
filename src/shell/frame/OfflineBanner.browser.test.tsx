import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
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
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  setOnline(true);
  await expect.element(status).toHaveTextContent('网络已恢复');
  await vi.advanceTimersByTimeAsync(3000);
  await expect.poll(() => status.element().textContent).toBe('');
});

test('a start without a network is told as well', async () => {
  setOnline(false);
  const screen = await render(<OfflineBanner />);
  await expect.element(screen.getByRole('status')).toHaveTextContent(/^网络已断开/);
});
