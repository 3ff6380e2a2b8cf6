import { expect, test } from 'vitest';
import { freeScheme, schemeName } from './schemes';

const named = (...names: readonly (readonly [planNo: number, name: string])[]) =>
  names.map(([planNo, name]) => ({ planNo, name }));

test.each([
  ['none', named(), 1],
  ['the first', named([1, '湖南本科批-方案一']), 2],
  ['one of another number', named([1, ''], [3, '冲刺']), 2],
  ['one with the name of the next', named([1, '方案二']), 3],
  ['one with the whole name of the next', named([1, '湖南本科批-方案二']), 3],
  ['one with the name of the only free number', named([1, '方案二'], [3, ''], [4, ''], [5, '']), 2],
  ['all five', named([1, ''], [2, ''], [3, ''], [4, ''], [5, '']), undefined],
])('[E3] a new scheme beside %s takes a free number and name', (_others, used, planNo) => {
  expect(freeScheme(used)?.value).toBe(planNo);
});

test('[E3] a scheme without a name is called by its number', () => {
  expect([schemeName(2), schemeName(2, '冲刺'), schemeName(7)]).toEqual(['方案二', '冲刺', '方案7']);
});
