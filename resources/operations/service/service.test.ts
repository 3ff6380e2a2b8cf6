import { expect, test } from 'vitest';
import { boundsProblem, openedBy, outliersOf, priceBounds, priceProblem, saleRefusal } from './service';

const prices = { price: '360.00', marketPrice: '468.00', minPrice: '288.00', settlePrice: '180.00' };

test('[O10] settled, least, asked and struck-out price are in this order; what is free has them all alike', () => {
  expect(priceProblem(prices)).toBeUndefined();
  expect(priceProblem({ ...prices, marketPrice: '' })).toBeUndefined();
  expect(priceProblem({ price: '0.00', marketPrice: '', minPrice: '0', settlePrice: '0' })).toBeUndefined();
  expect(priceProblem({ ...prices, marketPrice: '359.99' })).toBe('划线价不能低于售价');
  expect(priceProblem({ ...prices, minPrice: '360.01' })).toBe('须满足 结算价 ≤ 最低售价 ≤ 售价');
  expect(priceProblem({ ...prices, settlePrice: '288.01' })).toBe('须满足 结算价 ≤ 最低售价 ≤ 售价');
});

test('[O10] an institution asks no less than the least price and no more than the one struck out', () => {
  expect(priceBounds(prices)).toEqual(['288.00', '468.00']);
  expect(priceBounds({ ...prices, marketPrice: '' })).toEqual(['288.00', '360.00']);
  expect(boundsProblem('288.00', priceBounds(prices))).toBeUndefined();
  expect(boundsProblem('468.01', priceBounds(prices))).toBe('售价须在 ¥288.00～¥468.00 之间');
  expect(boundsProblem('', priceBounds(prices))).toBe('售价须在 ¥288.00～¥468.00 之间');
});

test('[O10] the product decides what a purchase opens, and how', () => {
  expect([0, 1, 2, 3, 6].map(openedBy)).toEqual([
    { userType: 0, vipPayType: 0 },
    { userType: 3, vipPayType: 3 },
    { userType: 1, vipPayType: 3 },
    { userType: 2, vipPayType: 3 },
    { userType: 2, vipPayType: 4 },
  ]);
});

test('[O10] a service is withdrawn only while on sale', () => {
  expect(saleRefusal(0, 1)).toBeUndefined();
  expect(saleRefusal('1', 1)).toBe('该服务已在销售中');
  expect(saleRefusal(1, 2)).toBeUndefined();
  expect(saleRefusal(2, 2)).toBe('该服务未上架');
});

test('[O10] a price more than 15 % off the middle one is marked', () => {
  const at = (storeId: number, price: string) => ({ storeId, storeName: '', price, sales30: 0 });
  const marked = outliersOf([
    at(2, '100.00'),
    at(3, '115.00'),
    at(4, '116.00'),
    at(5, '100.00'),
    at(6, '84.99'),
  ]);
  expect([...marked].toSorted()).toEqual([4, 6]);
  expect(outliersOf([]).size).toBe(0);
});
