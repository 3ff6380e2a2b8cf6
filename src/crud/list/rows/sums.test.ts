import { expect, test } from 'vitest';
import { rest } from '@/providers/endpoints/builder';
import { money } from '../../../ui/fields/money';
import { number } from '../../../ui/fields/number';
import { defineResource } from '../../defineResource';
import { serverSums, sumRecord, sumsOf } from './sums';

const resource = defineResource<{ id: number; count: number; price: string; share: number }>()({
  name: 'test',
  label: '测试',
  view: 'test',
  endpoints: rest('/test', { permission: 'test' }),
  title: 'id',
  fields: {
    count: number('数量', { sum: true }),
    price: money('金额', { sum: true }),
    share: number('占比', { sum: true, unit: '%' }),
  },
});
const [count, price, share] = resource.fields;

test('money stays text and is exact, numbers stay numbers; missing values count for nothing', () => {
  if (!count || !price) return expect.unreachable();
  const rows = [
    { id: 1, count: 0.1, price: '0.10' },
    { id: 2, count: 0.2, price: '0.20' },
    { id: 3, count: null, price: '' },
    { id: 4, count: 1e-7, price: '90071992547409.91' },
  ];
  expect(sumRecord(price, rows)).toMatchObject({ price: '90071992547410.21' });
  expect(sumRecord(count, rows.slice(0, 3))).toMatchObject({ count: 0.3 });
  expect(sumRecord(count, rows)).toMatchObject({ count: 0.3000001 });
});

test('shares are not added up', () => {
  if (!share) return expect.unreachable();
  const rows = [
    { id: 1, share: 40 },
    { id: 2, share: 53.4 },
  ];
  expect(sumRecord(share, rows)).not.toHaveProperty('share');
});

test('the ticked rows have a sum of their own', () => {
  const row = { id: 1 };
  expect(sumsOf([row], [], true, undefined).map(({ label }) => label)).toEqual(['本页合计']);
  expect(sumsOf([row], [row], false, undefined).map(({ label }) => label)).toEqual(['合计', '已选合计']);
});

test('the server’s sum over all pages is shown in place of the page’s own', () => {
  const fromServer = serverSums({ price: '12.50' }, resource.fields);
  expect(fromServer).toMatchObject({ price: '12.50' });
  expect(sumsOf([{ id: 1 }], [], true, fromServer)).toEqual([{ label: '合计', of: fromServer }]);
});

test('a single figure belongs to the single summed field, and to none of several', () => {
  if (!price) return expect.unreachable();
  expect(serverSums('12.50', [price])).toMatchObject({ price: '12.50' });
  expect(serverSums('12.50', resource.fields)).toBeUndefined();
  expect(serverSums(undefined, [price])).toBeUndefined();
});
