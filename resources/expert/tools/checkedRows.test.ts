import { expect, test } from 'vitest';
import { testRow } from '@/src/testing/choiceRows';
import { checkedKeys, checkMark, keepChecked, keepCheckedKey, readChecked } from './checkedRows';

test('[E7] rows confirmed by 逐条核对 count in the final reading until they change', () => {
  const place = { id: 7, batchId: 1, planNo: 1 };
  const items = [testRow('A|1'), testRow('B|1')];
  keepChecked('1', place, items, new Set([...items.map(checkMark), 'gone:1:1']));
  expect(readChecked('1', place).size).toBe(2);
  const changed = [items[0] ?? expect.unreachable(), testRow('B|1', {}, { obey: 0 })];
  expect([...checkedKeys('1', { ...place, items: changed })]).toEqual(['A|1']);
  const [first, second] = items;
  const other = testRow('C|1');
  if (!first || !second) throw new Error('two rows are checked');
  expect([...checkedKeys('1', { ...place, items: [first, other, second] })]).toEqual(['A|1']);
  expect(checkedKeys('1', { ...place, items: [second, first] }).size).toBe(0);
  expect(checkedKeys('2', { ...place, items }).size).toBe(0);
  expect(checkedKeys('1', { ...place, planNo: 2, items }).size).toBe(0);
  keepChecked('1', place, items, new Set());
  expect(readChecked('1', place).size).toBe(0);
});

test('[E7] a row ticked or unticked in the final reading is kept beside those of the workbench', () => {
  const place = { id: 8, batchId: 1, planNo: 1 };
  const items = [testRow('A|1'), testRow('B|1')];
  const table = { ...place, items };
  keepChecked('1', place, items, new Set(items.slice(0, 1).map(checkMark)));
  expect([...keepCheckedKey('1', table, 'B|1', true)]).toEqual(['A|1', 'B|1']);
  expect([...readChecked('1', place)]).toEqual(items.map(checkMark));
  expect([...keepCheckedKey('1', table, 'A|1', false)]).toEqual(['B|1']);
  expect([...checkedKeys('1', table)]).toEqual(['B|1']);
});
