import { expect, test } from 'vitest';
import { barOrder } from './barOrder';

const filters = [
  { name: 'keyword' },
  { name: 'dateFrom' },
  { name: 'dateTo', beside: 'dateFrom' },
  { name: 'status' },
];
const namesOf = (begun: Readonly<Record<string, string>>) => barOrder(filters, begun).map(({ name }) => name);

test('[LIST] filters that the page begins with come first, and a range keeps its ends together', () => {
  expect(namesOf({})).toEqual(['keyword', 'dateFrom', 'dateTo', 'status']);
  expect(namesOf({ status: '0' })).toEqual(['status', 'keyword', 'dateFrom', 'dateTo']);
  expect(namesOf({ dateFrom: '2026-06-01' })).toEqual(['dateFrom', 'dateTo', 'keyword', 'status']);
  expect(namesOf({ dateTo: '2026-06-01' })).toEqual(['dateFrom', 'dateTo', 'keyword', 'status']);
});
