import { expect, test } from 'vitest';
import { provinceName } from '@/src/lib/provinceName';
import { provinceTiles } from '@/src/ui/map/provinceGrid';
import { withChosen } from './province';
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

const choices = { data: [{ id: 430000, name: '湖南' }], isPending: false, isError: false };

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
  const pending = { data: undefined, isPending: true, isError: false };
  expect(withChosen(pending, 420000).data).toEqual([{ id: 420000, name: '湖北' }]);
});
