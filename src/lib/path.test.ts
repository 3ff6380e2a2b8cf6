import { expect, test } from 'vitest';
import { withoutTrailingSlash } from './path';

test.each([
  ['/customer/list/', '/customer/list'],
  ['/customer/list', '/customer/list'],
  ['/', '/'],
  ['', ''],
])('%j is %j', (path, trimmed) => {
  expect(withoutTrailingSlash(path)).toBe(trimmed);
});
