import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

/** Has the screen touched by fingers until the test ends: style sheets see a coarse pointer. */
export async function touchByFinger(): Promise<void> {
  const touch = (enabled: boolean) => cdp().send('Emulation.setTouchEmulationEnabled', { enabled });
  onTestFinished(async () => void (await touch(false)));
  await touch(true);
}
