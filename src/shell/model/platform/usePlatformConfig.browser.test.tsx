import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { refusal, testServices } from '../testServices';
import type { PlatformConfigStore } from './platformConfig';
import { useLoadPlatformConfig, usePlatformConfig } from './usePlatformConfig';

const minutes = 60_000;

function Reader({ store }: { store: PlatformConfigStore }) {
  useLoadPlatformConfig(store);
  return <output>{usePlatformConfig(store).toolboxAddress || '没有'}</output>;
}

/** A server that refuses so many times before it answers. */
async function open(serverErrors: number) {
  let left = serverErrors;
  const { services, calls } = testServices({
    platformConfig: () => {
      left -= 1;
      if (left >= 0) throw refusal('暂时无法访问');
      return { toolboxaddr: '/tool' };
    },
  });
  const screen = await render(<Reader store={services.platformConfig} />);
  return { screen, calls, shown: screen.getByRole('status') };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

test('[TBX-1] asks once a session', async () => {
  const { calls, shown } = await open(0);
  await expect.element(shown).toHaveTextContent('/tool');
  await vi.advanceTimersByTimeAsync(60 * minutes);
  expect(calls).toHaveLength(1);
});

test('[TBX-1] after an error, again five minutes later, until the server answers', async () => {
  const { calls, shown } = await open(2);
  await expect.poll(() => calls.length).toBe(1);
  await vi.advanceTimersByTimeAsync(5 * minutes - 1000);
  expect(calls).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(calls).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(5 * minutes);
  await expect.element(shown).toHaveTextContent('/tool');
  await vi.advanceTimersByTimeAsync(60 * minutes);
  expect(calls).toHaveLength(3);
});

test('[TBX-1] a window that nobody looks at waits until somebody does', async () => {
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const { calls, shown } = await open(1);
  await vi.advanceTimersByTimeAsync(30 * minutes);
  expect(calls).toHaveLength(1);
  seen.mockRestore();
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(shown).toHaveTextContent('/tool');
});

test('[TBX-1] the call is not made after the session has ended', async () => {
  const { screen, calls } = await open(9);
  await expect.poll(() => calls.length).toBe(1);
  await screen.unmount();
  await vi.advanceTimersByTimeAsync(60 * minutes);
  expect(calls).toHaveLength(1);
});
