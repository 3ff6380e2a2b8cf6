import fc from 'fast-check';
import { expect, test } from 'vitest';
import { examYearOn } from '@/src/gaokao/examYears';
import { today } from '@/src/lib/dates';
import { fenOf, yuanOf } from '@/src/lib/fen';
import { amountDue } from './amountDue';
import { canStep, hasExpert, isCard, type OrderStep } from './order';
import { contract, orderFields } from './orderFields';
import { orders } from './orders';

test.each([
  ['1980.00', '100.00', '1880.00'],
  ['0.30', '0.10', '0.20'],
  ['19.9', '0.05', '19.85'],
  ['360', '', '360.00'],
  ['360', null, '360.00'],
  ['999999999.99', '0.01', '999999999.98'],
  ['100.00', '100.01', undefined],
  ['100.001', '0', undefined],
  ['-1', '0', undefined],
  ['1e3', '0', undefined],
  ['', '', undefined],
])('[E10] a price of %s less %s comes to %s', (price, discount, due) => {
  expect(amountDue(price, discount)).toBe(due);
});

test('[E10] no cent is lost between price, discount and what is due', () => {
  const prices = fc.bigInt({ min: 0n, max: 10_000_000n });
  fc.assert(
    fc.property(prices, prices, (whole, less) => {
      const due = amountDue(yuanOf(whole), yuanOf(less));
      return less > whole ? due === undefined : fenOf(due) === whole - less;
    }),
  );
});

const steps: readonly OrderStep[] = ['pay', 'assign', 'open', 'deliver', 'finish', 'cancel', 'refund'];
const offered = (status: number, product: number, opened: 0 | 1) =>
  steps.filter((step) => canStep(step, { status, product, opened })).join(' ');

test.each([
  [0, 4, 0, 'pay cancel'],
  [1, 4, 0, 'assign refund'],
  [2, 4, 0, 'open deliver refund'],
  [2, 4, 1, 'deliver refund'],
  [2, 2, 0, 'open refund'],
  [2, 2, 1, 'finish refund'],
  [3, 4, 1, 'finish refund'],
  [4, 4, 1, 'refund'],
  [5, 4, 1, ''],
  [6, 4, 1, ''],
  [7, 4, 0, ''],
] as const)('[E10] status %s of product %s, opened %s, offers: %s', (status, product, opened, expected) => {
  expect(offered(status, product, opened)).toBe(expected);
});

test('[E10] three products are cards, three come with an expert', () => {
  const products = [1, 2, 3, 4, 5, 6];
  expect(products.map(isCard)).toEqual([true, true, true, false, false, false]);
  expect(products.map(hasExpert)).toEqual([false, false, false, true, true, true]);
});

test('[E10] a new customer begins with the exam that people prepare for today', () => {
  expect(orderFields.year?.initial).toBe(examYearOn(today()));
});

test('[E10] the dialog of the agreement has the field of the form, whose upload says its own limits', () => {
  expect(orders.actions?.contract).toHaveProperty('fields.contract', contract);
});
