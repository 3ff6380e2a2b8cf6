import { expect, test } from 'vitest';
import { savedRecord } from './useOpenRecord';

test('[LIST] a saved record that is looked at over its list closes by going back', () => {
  expect(savedRecord('/customer/list', 7, '?status=1', true)).toEqual({
    to: { pathname: '/customer/list/show/7', search: '?status=1' },
    state: { fromList: true },
  });
});

test('[TAB-6] a saved record that is looked at from another tab closes to its list, not to that tab', () => {
  expect(savedRecord('/customer/list', 7, '', false)).toEqual({
    to: { pathname: '/customer/list/show/7', search: '' },
    state: undefined,
  });
});
