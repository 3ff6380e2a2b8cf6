import { Drawer } from 'antd';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { setOnline } from '@/src/testing/network';
import { AntdSurface } from '@/src/ui/AntdSurface';
import { AppearanceContext, usualAppearance } from '@/src/ui/theme/AppearanceContext';
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

test.each(['right', 'left'] as const)(
  'without a network the content of a drawer begins below the banner: %s',
  {
    tags: 'full',
  },
  async (placement) => {
    await page.viewport(1280, 900);
    const screen = await render(
      <AppearanceContext value={{ ...usualAppearance, still: true }}>
        <AntdSurface>
          <Drawer open title="机构" placement={placement}>
            <p>基本信息</p>
          </Drawer>
        </AntdSurface>
        <OfflineBanner />
      </AppearanceContext>,
    );
    const top = () => screen.getByText('基本信息').element().getBoundingClientRect().top;
    await expect.element(screen.getByText('基本信息')).toBeVisible();
    const before = top();
    setOnline(false);
    await expect.poll(() => top() - before).toBe(56);
    await page.viewport(390, 900);
    await expect.poll(() => top() - before).toBe(80);
  },
);
