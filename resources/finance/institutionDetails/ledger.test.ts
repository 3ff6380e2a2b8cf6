import { expect, test } from 'vitest';
import { sourceOf } from './ledger';

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
