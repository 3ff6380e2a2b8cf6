import { expect, test } from 'vitest';
import { allotmentFor } from './allotment';

const demand = { bound: 14, idle: 5, affordable: undefined, stock: 1000 };

test.each([
  [demand, { quantity: 30, daysLeft: 5, text: '预计 5 天后用完，建议补 30 张' }],
  [
    { ...demand, idle: 0 },
    { quantity: 30, daysLeft: 0, text: '预计今天用完，建议补 30 张' },
  ],
  [
    { ...demand, bound: 96, idle: 6 },
    { quantity: 200, daysLeft: 0, text: '预计今天用完，建议补 200 张' },
  ],
  [
    { ...demand, affordable: 8 },
    { quantity: 8, daysLeft: 5, text: '预计 5 天后用完，建议补 8 张（余额所限）' },
  ],
  [
    { ...demand, stock: 3 },
    { quantity: 3, daysLeft: 5, text: '预计 5 天后用完，建议补 3 张（库存所限）' },
  ],
  [
    { ...demand, affordable: 0 },
    { quantity: 0, daysLeft: 5, text: '预计 5 天后用完，余额不足，请先充值' },
  ],
  [{ ...demand, affordable: 0, stock: 0 }, undefined],
  [{ ...demand, bound: 0 }, undefined],
  [{ ...demand, idle: 30 }, undefined],
])('[G12] %j needs %j', (given, allotment) => {
  expect(allotmentFor(given)).toEqual(allotment);
});
