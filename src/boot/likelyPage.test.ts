import { expect, test } from 'vitest';
import { isGatedAddress, likelyForm, likelyPage } from './likelyPage';

const pages = ['home', 'customer', 'system', 'tool', 'expert', 'expert/filling/workbench'];

test.each([
  ['/customer/list', 'customer'],
  ['/system/dict/create', 'system'],
  ['/expert/filling', 'expert'],
  ['/expert/filling/workbench', 'expert/filling/workbench'],
  ['/', 'home'],
  ['/index', 'home'],
  ['/user/profile', undefined],
])('the code at %s is most likely that of %s', (path, page) => {
  expect(likelyPage(path, pages)).toBe(page);
});

test('[ROUTE-11] the code of a gated page is never fetched ahead', () => {
  expect(likelyPage('/system/dict-data/index/3', pages)).toBeUndefined();
  expect(likelyPage('/tool/gen-edit/index/3/edit', pages)).toBeUndefined();
});

test('[ROUTE-11] the cold start asks nothing ahead of the guard at a gated page', () => {
  expect(isGatedAddress('/system/user-auth/role/3')).toBe(true);
  expect(isGatedAddress('/monitor/job-log/index/3')).toBe(true);
  expect(['/user/profile', '/index', '/system/user'].filter(isGatedAddress)).toEqual([]);
});

test.each([
  ['/system/dict/create', true],
  ['/system/dict/edit/3', true],
  ['/system/dict/editors', false],
])('at %s a form opens: %s', (path, form) => {
  expect(likelyForm(path)).toBe(form);
});
