import { expect, test } from 'vitest';
import { carried } from './typedFilters';

const typed = { over: { status: '1' }, values: { name: '启明', contact: '顾' } };

test('[LIST] typed filters stay when the list is sorted or turned, which makes its filters anew', () => {
  expect(carried(typed, { status: '1' })).toBe(typed);
});

test('[LIST] typed filters stay when another filter is chosen', () => {
  expect(carried(typed, { status: '2' })).toEqual({ over: { status: '2' }, values: typed.values });
});

test('[LIST] a filter that gets another value shows it in place of the typed text', () => {
  expect(carried(typed, { status: '1', name: '鼎新' })).toEqual({
    over: { status: '1', name: '鼎新' },
    values: { contact: '顾' },
  });
});

test('[LIST] a replaced filter does not come back when the new value goes', () => {
  const once = carried(typed, { status: '1', name: '鼎新' });
  expect(carried(once, { status: '1' }).values).toEqual({ contact: '顾' });
});
