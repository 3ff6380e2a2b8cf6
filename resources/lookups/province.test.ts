import { expect, test } from 'vitest';
import { provinces } from '@/mocks/gaokao/provinces';
import { erase } from '@/src/crud/defineResource';
import { cellOf } from '@/src/crud/list/exporting/exportPlan';
import { choicesOf, readCell } from '@/src/crud/list/importing/readCell';
import { provinceName } from '@/src/lib/provinceName';
import { provinceTiles } from '@/src/ui/map/provinceGrid';
import { province, withChosen } from './province';
import { provinceNameOf } from './provinceNames';

test('all 34 provinces are called by the same short names as those of the server', () => {
  expect(provinceTiles).toHaveLength(34);
  for (const { code, name } of provinceTiles) expect(provinceNameOf(code)).toBe(provinceName(name));
});

test.each([
  ['430000', '湖南'],
  [0, undefined],
  [430100, undefined],
  [null, undefined],
])('the province %s is called %s', (code, name) => expect(provinceNameOf(code)).toBe(name));

const [examProvince] = erase({ provinceId: province('高考省份') });

test('[G2] an import takes the 31 provinces of the exam, in the order of the server', () => {
  const importable = examProvince && choicesOf(examProvince, new Map());
  expect(importable?.map(({ value }) => value)).toEqual(provinces.map(({ id }) => id));
});

test.each([
  ['湖南', { value: 430000 }],
  ['湖南省', { value: 430000 }],
  ['广西壮族自治区', { value: 450000 }],
  ['430000', { value: 430000 }],
  ['台湾', { problem: expect.stringContaining('高考省份「台湾」不在可选范围：北京、天津、河北、') }],
])('[G2] the cell %s of an import is read as %j', (cell, reading) => {
  expect(examProvince && readCell(examProvince, cell, new Map())).toEqual(reading);
});

test('an export names all 34 provinces', () => {
  expect(examProvince && cellOf(examProvince, { id: 1, provinceId: 810000 }, new Map())).toBe('香港');
});

const settled = { isFetching: false, isError: false, refetch: () => undefined };
const choices = { ...settled, data: [{ id: 430000, name: '湖南' }] };

test.each([
  ['a province that was read', 430000, []],
  ['nothing', null, []],
  ['an unknown code', 999999, []],
  ['a province that was not read', '810000', [{ id: 810000, name: '香港' }]],
  ['several', ['430000', 420000], [{ id: 420000, name: '湖北' }]],
])('the choices of an input that holds %s have its name', (_, chosen, added) =>
  expect(withChosen(choices, chosen).data).toEqual([...choices.data, ...added]),
);

test('a chosen province has its name before the list is there', () => {
  const pending = { ...settled, data: undefined, isFetching: true };
  expect(withChosen(pending, 420000).data).toEqual([{ id: 420000, name: '湖北' }]);
});
