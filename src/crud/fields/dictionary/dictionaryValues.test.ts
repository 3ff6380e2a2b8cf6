import { expect, test } from 'vitest';
import { dictionaryValues } from './dictionaryValues';

const known = (value: string) => ['0', '1', '2', 'a,b', '北京,上海'].includes(value);

test.each([
  [null, []],
  ['', []],
  ['1', ['1']],
  [1, ['1']],
  ['0,1', ['0', '1']],
  ['0, 1', ['0', '1']],
  [' 0 ,1 ', ['0', '1']],
  ['0,,1,0', ['0', '1']],
  ['a,b', ['a,b']],
  ['0,a,b,1', ['0', 'a,b', '1']],
  ['北京,上海, 2', ['北京,上海', '2']],
  ['x,y', ['x', 'y']],
  [
    ['0', 'a,b'],
    ['0', 'a,b'],
  ],
  [
    [0, 1],
    ['0', '1'],
  ],
])('[WID-7] %j of a dictionary holds the values %j', (value, values) => {
  expect(dictionaryValues(value, known)).toEqual(values);
});
