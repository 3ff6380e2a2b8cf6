import { expect, test } from 'vitest';
import { choiceOf, ownChoice, withOwn } from './referenceChoices';

const before = { storeId: 7, storeName: '启航' };
const now = { storeId: 8, storeName: '远志' };

test('a reference names each id as the record named it, after the record was read anew as well', () => {
  const own = [now, before].map((record) => ownChoice(record, 'storeId', 'storeName'));
  expect(withOwn([choiceOf(1, '明德')], own)).toEqual([
    { value: '8', id: 8, label: '远志' },
    { value: '7', id: 7, label: '启航' },
    { value: '1', id: 1, label: '明德' },
  ]);
});

test('the choice that the record refers to is offered once, in the words of the list where it is there', () => {
  const own = ownChoice(before, 'storeId', 'storeName');
  expect(withOwn([], [own, own])).toEqual([choiceOf(7, '启航')]);
  expect(withOwn([choiceOf('7', '启航（新名）')], [own])).toEqual([choiceOf('7', '启航（新名）')]);
});

test.each([
  ['a new record', undefined, 'storeId'],
  ['a field without a place in the record', before, undefined],
  ['a record that refers to nothing', { storeId: null, storeName: '启航' }, 'storeId'],
  ['a record whose name did not come', { storeId: 7 }, 'storeId'],
])('%s gives no choice of its own', (_what, record, name) => {
  expect(ownChoice(record, name, 'storeName')).toBeUndefined();
});

test('a reference to a record that is gone says so in place of the id', () => {
  const own = ownChoice({ storeId: 7, storeName: '' }, 'storeId', 'storeName');
  expect(withOwn([choiceOf(1, '明德')], [own])).toEqual([choiceOf(7, '已删除'), choiceOf(1, '明德')]);
});
