import { expect, test } from 'vitest';
import { dayIn, filtersFor } from './calendarDays';

const today = '2026-06-24';

test.each([
  [{}, today],
  [{ dateFrom: '2026-06-01' }, '2026-06-01'],
  [{ dateTo: '2026-06-30' }, '2026-06-30'],
  [{ dateFrom: '2026-06-22', dateTo: '2026-06-28' }, today],
  [{ dateFrom: '2026-06-01', dateTo: '2026-06-28' }, '2026-06-01'],
  [{ dateFrom: '2026-06-29', dateTo: '2026-07-05' }, '2026-06-29'],
  [{ dateFrom: 'soon', dateTo: '2026-13-40' }, today],
])('[E9] the calendar filtered by %o shows %s', (filters, day) => {
  expect(dayIn(filters, today)).toBe(day);
});

test('[E9] the filters of a week are its Monday and its Sunday, those of a day that day', () => {
  expect(filtersFor(today, true)).toEqual({ dateFrom: '2026-06-22', dateTo: '2026-06-28' });
  expect(filtersFor(today, false)).toEqual({ dateFrom: today, dateTo: today });
});
