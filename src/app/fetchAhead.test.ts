import { expect, test } from 'vitest';
import { likelyView } from './fetchAhead';

test.each([
  ['/customer/list', 'customer/list'],
  ['/system/dict/create', 'system/dict/create'],
  ['/', undefined],
  ['/index', undefined],
  ['/user/profile', undefined],
])('the page at %s is fetched ahead as %s', (path, view) => {
  expect(likelyView(path)).toBe(view);
});

test('[ROUTE-11] the code of a gated page is never fetched ahead', () => {
  expect(likelyView('/system/dict-data/index/3')).toBeUndefined();
  expect(likelyView('/tool/gen-edit/index/3/edit')).toBeUndefined();
});
