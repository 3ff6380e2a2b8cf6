import { expect, test } from 'vitest';
import { fundsIn, quantityProblem, recallText, releaseProblem, unitPriceProblem } from './charge';

const batch = { facePrice: '360.00', cardType: 1, stock: 50 };
const terms = { quantity: 10, unitPrice: '216.00', payMode: 1 };
const funds = fundsIn({
  ...{ storeName: '启明升学规划中心', problem: '', balance: '1272.00', creditLimit: '0.00', quotaLeft: 3 },
});

test.each([
  [0, '数量须为大于 0 的整数'],
  [-3, '数量须为大于 0 的整数'],
  [1.5, '数量须为大于 0 的整数'],
  [51, '库存不足，剩余 50 张'],
  [50, undefined],
])('[G12] a quantity of %s is refused with %s', (quantity, problem) => {
  expect(quantityProblem(quantity, batch)).toBe(problem);
});

test.each([
  ['-1', 1, '请输入正确的金额，最多两位小数'],
  ['0.001', 1, '请输入正确的金额，最多两位小数'],
  ['99999999999', 1, '请输入正确的金额，最多两位小数'],
  ['400', 1, '结算价不能高于面值'],
  ['0', 1, '金额必须大于 0'],
  ['0', 3, undefined],
  ['360.00', 1, undefined],
])('[G12] a price of %s of payment mode %s is refused with %s', (unitPrice, payMode, problem) => {
  expect(unitPriceProblem(batch, { unitPrice, payMode })).toBe(problem);
});

const faulty = '请先填好数量和结算价';

test.each([
  [{}, {}, '机构充值余额不足，还差 ¥888.00'],
  [{}, { balance: -100_00n }, '机构充值余额不足，还差 ¥2,260.00'],
  [{}, { creditLimit: 888_00n }, undefined],
  [{ quantity: 5 }, {}, undefined],
  [{ quantity: 51 }, {}, '数量超过库存，不能发放'],
  [{ quantity: null }, {}, faulty],
  [{ quantity: 1.5 }, {}, faulty],
  [{ unitPrice: '' }, {}, faulty],
  [{ unitPrice: '400' }, {}, faulty],
  [{ payMode: 2 }, {}, '会员卡额度不足，剩余 3 张'],
  [{ payMode: 3 }, {}, undefined],
  [{ payMode: 3 }, { problem: '机构已停用或已到期，不能发卡' }, '所选机构不能发卡'],
])('[G12] a release with %o to an institution with %o cannot be made: %s', (entered, means, problem) => {
  expect(releaseProblem({ ...terms, ...entered }, batch, { ...funds, ...means })).toBe(problem);
});

test('[G12] free cards are no question of means, even beyond the credit', () => {
  const free = { ...terms, unitPrice: '0.00' };
  const trial = { ...batch, facePrice: '0.00', cardType: 3 };
  expect(releaseProblem(free, trial, { ...funds, balance: -100_00n })).toBeUndefined();
});

test('[G12] a release is no question of means before they are read', () => {
  expect(releaseProblem(terms, batch, undefined)).toBeUndefined();
});

test('[G12] a balance below nothing is read as a debt', () => {
  expect(fundsIn({ balance: '-12.50' })).toMatchObject({ balance: -1250n, creditLimit: 0n });
});

test.each([
  [1, 3, '可收回 8 张，退回充值余额 ¥648.00'],
  [1, 1.5, '可收回 8 张，退回充值余额 ¥0.00'],
  [1, null, '可收回 8 张，退回充值余额 ¥0.00'],
  [2, 3, '可收回 8 张，退回额度 3 张'],
  [3, 3, '可收回 8 张，赠送，不退款'],
  [4, 3, '可收回 8 张，线下已付，不退款'],
  [2, 9, '可收回 8 张'],
])('[G12] a recall of cards of payment mode %s gives back, for %s of them: %s', (payMode, quantity, text) => {
  expect(recallText({ recallable: 8, unitPrice: '216.00', payMode }, quantity)).toBe(text);
});
