import { expect, test } from 'vitest';
import { isOverdue } from './memo';

test('[G3] an open memo is overdue after its time, in whatever form the server sends that', () => {
  const now = Date.parse('2026-06-20T12:00:00+08:00');
  const isLate = (dueTime: unknown, status = 0) => isOverdue({ status, dueTime }, now);
  expect(isLate('2026-06-20 11:59:59')).toBe(true);
  expect(isLate(Date.parse('2026-06-20T11:59:59+08:00'))).toBe(true);
  expect(isLate(`${Date.parse('2026-06-20T12:00:01+08:00')}`)).toBe(false);
  expect(isLate('2026-06-20T12:00:01+08:00')).toBe(false);
  expect(isLate('2026-06-20 11:59:59', 2)).toBe(false);
  expect(isLate('')).toBe(false);
});
