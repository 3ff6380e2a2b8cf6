import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchSilence } from './silence.mjs';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const timers = {
  set: (act: () => void, ms: number) => setTimeout(act, ms),
  clear: (timer: ReturnType<typeof setTimeout>) => clearTimeout(timer),
};

test('a suite from which nothing comes is stopped, once', () => {
  const stop = vi.fn();
  watchSilence(120, stop, timers);
  vi.advanceTimersByTime(119_999);
  expect(stop).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(stop).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(500_000);
  expect(stop).toHaveBeenCalledOnce();
});

test('a suite that goes on saying something is never stopped, however long it takes', () => {
  const stop = vi.fn();
  const silence = watchSilence(120, stop, timers);
  for (let times = 0; times < 100; times++) {
    vi.advanceTimersByTime(119_000);
    silence.heard();
  }
  expect(stop).not.toHaveBeenCalled();
  vi.advanceTimersByTime(120_000);
  expect(stop).toHaveBeenCalledOnce();
});

test('a suite that has ended is not stopped any more, nor does its last word begin the watch again', () => {
  const stop = vi.fn();
  const silence = watchSilence(120, stop, timers);
  silence.end();
  silence.heard();
  vi.advanceTimersByTime(500_000);
  expect(stop).not.toHaveBeenCalled();
});
