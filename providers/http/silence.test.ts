import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { limitSilence } from './silence';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const minute = 60_000;
const pass = (milliseconds: number) => void vi.advanceTimersByTime(milliseconds);

test('[CALL-4] an upload lasts as long as bytes go, and is given up after a minute without one', () => {
  const limit = limitSilence({ timeout: minute });
  limit.begin(true);
  for (const share of [0.1, 0.2, 0.3, 0.4]) {
    pass(59_000);
    limit.sent(share);
  }
  pass(59_999);
  expect([limit.isOver(), limit.signal.aborted]).toEqual([false, false]);
  pass(1);
  expect([limit.isOver(), limit.signal.aborted]).toEqual([true, true]);
});

test('[CALL-4] an import waits longer for the answer after the last byte, but no longer before it', () => {
  const settings = { timeout: minute, answerTimeout: 5 * minute };
  const sent = limitSilence(settings);
  const stuck = limitSilence(settings);
  for (const limit of [sent, stuck]) limit.begin(true);
  sent.sent(1);
  stuck.sent(0.99);
  pass(minute);
  expect([sent.isOver(), stuck.isOver()]).toEqual([false, true]);
  pass(4 * minute);
  expect(sent.isOver()).toBe(true);
});

test('[CALL-4] a minute without a byte ends a call once the answer has begun', () => {
  const limit = limitSilence({ timeout: minute, answerTimeout: 5 * minute });
  limit.begin(false);
  pass(4 * minute);
  limit.received();
  pass(minute);
  expect(limit.isOver()).toBe(true);
});

test('a finished call is not cancelled by later progress', () => {
  const limit = limitSilence({ timeout: minute });
  limit.begin(true);
  limit.end();
  limit.sent(1);
  limit.received();
  pass(10 * minute);
  expect([limit.isOver(), limit.signal.aborted, vi.getTimerCount()]).toEqual([false, false, 0]);
});

test('[CALL-5] the caller’s own signal cancels a call, and is no silence', () => {
  const leaving = new AbortController();
  const limit = limitSilence({ timeout: minute, signal: leaving.signal });
  limit.begin(false);
  leaving.abort();
  expect([limit.signal.aborted, limit.isOver()]).toEqual([true, false]);
  expect(limitSilence({ timeout: minute, signal: leaving.signal }).signal.aborted).toBe(true);
});
