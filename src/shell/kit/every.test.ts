import { expect, test } from 'vitest';
import { type Clock, checkEvery, checkInterval, type Visibility } from './every';

/** A clock to set, and a page to hide. */
function start({ visible = true } = {}) {
  let now = 0;
  let isVisible = visible;
  const listeners = new Set<() => void>();
  const timers = new Map<() => void, number>();
  const clock: Clock = {
    now: () => now,
    after(delay, act) {
      timers.set(act, now + delay);
      return () => timers.delete(act);
    },
  };
  const visibility: Visibility = {
    isVisible: () => isVisible,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const checks: number[] = [];
  const stop = checkEvery(checkInterval, () => checks.push(now / 1000), { clock, visibility });
  /** Lets seconds pass, one by one. */
  const pass = (seconds: number) => {
    for (const end = now + seconds * 1000; now < end; ) {
      now += 1000;
      for (const [act, at] of [...timers]) {
        if (at > now) continue;
        timers.delete(act);
        act();
      }
    }
  };
  const show = (to: boolean) => {
    isVisible = to;
    for (const listener of listeners) listener();
  };
  return { checks, stop, pass, show, waiting: () => timers.size, listening: () => listeners.size };
}

test('[LAY-12] the check runs at the start and every 60 seconds', () => {
  const { checks, pass } = start();
  pass(130);
  expect(checks).toEqual([0, 60, 120]);
});

test('[LAY-12] a hidden page runs nothing, and has no timer', () => {
  const { checks, pass, show, waiting } = start();
  pass(30);
  show(false);
  expect(waiting()).toBe(0);
  pass(600);
  expect(checks).toEqual([0]);
});

test('[LAY-12] seen again after more than 60 seconds it runs at once, and from then on every 60', () => {
  const { checks, pass, show } = start();
  show(false);
  pass(200);
  show(true);
  pass(70);
  expect(checks).toEqual([0, 200, 260]);
});

test('[LAY-12] seen again before that it runs when the 60 seconds are over', () => {
  const { checks, pass, show } = start();
  pass(10);
  show(false);
  pass(10);
  show(true);
  pass(45);
  expect(checks).toEqual([0, 60]);
});

test('[LAY-12] a page that begins hidden checks when it is first seen', () => {
  const { checks, pass, show } = start({ visible: false });
  pass(5);
  show(true);
  expect(checks).toEqual([5]);
});

test('[LAY-12] the check ends without a trace', () => {
  const { checks, pass, stop, show, waiting, listening } = start();
  stop();
  show(true);
  pass(300);
  expect([checks, waiting(), listening()]).toEqual([[0], 0, 0]);
});
