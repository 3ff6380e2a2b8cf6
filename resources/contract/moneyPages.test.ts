import { expect, test } from 'vitest';
import { callKey } from '@/providers/data/resourceCall';
import { allSubjects } from '@/src/testing/subject';
import { moneyPages } from '../lookups/moneyPages';

const subjects = await allSubjects();
const pages = moneyPages.map((key) => String(key[2])).filter((page) => page.includes('/'));

test.each(pages.filter((page) => page !== 'customer/store'))(
  '[F1] [F5] a movement of money on %s has the figures and all other lists of money read again',
  (page) => {
    const moving = subjects.find(({ name }) => name === page);
    const others = moneyPages.filter((key) => key[2] !== page);
    expect(moving?.resource.invalidates).toEqual(expect.arrayContaining(others));
  },
);

test.each(['expert/order', 'management/work-order-list'])(
  '[F1] [E10] [G9] a step on %s has figures, lists of money and the other lists of the same business read again',
  (page) => {
    const stepping = subjects.find(({ name }) => name === page);
    const related = ['expert/order', 'management/work-order-list', 'management/work-order-submission'];
    const keys = related.filter((name) => name !== page).map((name) => callKey(name));
    expect(stepping?.resource.invalidates).toEqual(expect.arrayContaining([...moneyPages, ...keys]));
  },
);

test.each(['management/card-data', 'management/card-release'])(
  '[F1] [G10] [G12] cards that move on %s have figures and lists of money read again',
  (page) => {
    const moving = subjects.find(({ name }) => name === page);
    expect(moving?.resource.invalidates).toEqual(expect.arrayContaining(moneyPages));
  },
);

test('[F1] [F5] every resource of finance is among the lists of money, and each list exists', () => {
  const names = subjects.map(({ name }) => name);
  expect(pages).toEqual(expect.arrayContaining(names.filter((name) => name.startsWith('finance/'))));
  expect(names).toEqual(expect.arrayContaining(pages));
});
