import { expect, test } from 'vitest';
import { canReverse, filtersOfTotals, narrowsMore, onlyTotalled, sourceOf } from './ledger';

test.each([
  [1, 'CZ1', '/system/recharge?orderNo=CZ1', 'system:recharge:list'],
  [2, 'FK1', '/management/card-release?releaseNos=FK1', 'management:card-release:list'],
  [3, 'DD1', '/expert/order?keyword=DD1', 'expert:order:list'],
  ['5', 'FK1', '/management/card-release?releaseNos=FK1', 'management:card-release:list'],
  [5, 'GD1', '/management/work-order-list?keyword=GD1', 'management:work-order-list:list'],
  [10, 'DD1', '/expert/order?keyword=DD1', 'expert:order:list'],
  [12, 'L1', '/finance/institution-details?tradeNo=L1&createTime=', 'finance:institution-details:list'],
])('[F1] a movement of type %s leads to its cause: %s', (bizType, bizNo, path, permission) => {
  expect(sourceOf(bizType, bizNo)).toEqual({ path, permission });
});

test.each([
  [4, 'XS1'],
  [7, ''],
])('[F1] the subject of a movement of type %s has no page', (bizType, bizNo) => {
  expect(sourceOf(bizType, bizNo)).toBeUndefined();
});

const now = Date.parse('2026-06-20T12:00:00+08:00');
const day = 86_400_000;

test.each([
  ['2026-05-22 12:00:00', true],
  ['2026-05-20 12:00:00', false],
  [now - 29 * day, true],
  [now - 31 * day, false],
  [String((now - 31 * day) / 1000), false],
])('[F1] [CONST-1] a correction of %s is reversible: %s', (createTime, isReversible) => {
  expect(canReverse({ bizType: '7', reversedBy: null, createTime }, now)).toBe(isReversible);
});

test.each([
  [{ createTime: '2026-06-01~2026-06-20', bizType: '' }, { createTime: '2026-06-01~2026-06-20' }, false],
  [{ storeId: '2', wallet: '1' }, { storeId: '2' }, true],
])('[F1] of %o totals by institution follow %o; more is set: %s', (filters, followed, more) => {
  expect(filtersOfTotals(filters)).toEqual(followed);
  expect(narrowsMore(filters)).toBe(more);
});

test('[F1] the rows of a total are filtered by what the total follows; other filters are empty', () => {
  const filters = { storeId: '2', createTime: '2026-06-01~2026-06-20', wallet: '1', bizType: '7' };
  expect(onlyTotalled(filters)).toEqual({ ...filters, wallet: '', bizType: '' });
});
