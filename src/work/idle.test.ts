import { expect, test } from 'vitest';
import { createIdle, idleAfter } from './idle';

/** A page with a clock and keys that move on command. */
function start() {
  let now = 0;
  let timers: { readonly at: number; readonly act: () => void }[] = [];
  let press = () => {};
  const idle = createIdle({
    now: () => now,
    after: (delay, act) => timers.push({ at: now + delay, act }),
    onActivity: (listener) => {
      press = listener;
    },
  });
  const seen: boolean[] = [];
  idle.subscribe(() => seen.push(idle.get()));
  const pass = (milliseconds: number) => {
    now += milliseconds;
    const due = timers.filter(({ at }) => at <= now);
    timers = timers.filter(({ at }) => at > now);
    for (const { act } of due) act();
  };
  return { idle, seen, pass, press: () => press(), timers: () => timers.length };
}

test('a user is away after thirty minutes without a key or click, and back with the next', () => {
  const { idle, seen, pass, press } = start();
  pass(idleAfter - 1);
  expect(idle.get()).toBe(false);
  pass(1);
  expect(idle.get()).toBe(true);
  press();
  expect(idle.get()).toBe(false);
  pass(idleAfter);
  expect(seen).toEqual([true, false, true]);
});

test('a key puts it off, and a thousand of them leave one timer', () => {
  const { idle, seen, pass, press, timers } = start();
  pass(idleAfter - 1000);
  for (let turn = 0; turn < 1000; turn += 1) press();
  expect(timers()).toBe(1);
  pass(1000);
  expect(idle.get()).toBe(false);
  pass(idleAfter - 1000);
  expect(seen).toEqual([true]);
});
