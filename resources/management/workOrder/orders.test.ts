import { expect, test } from 'vitest';
import { onSide } from '@/src/crud/translated';
import { workOrders } from './orders';

test('[G9] an institution sees who handles an order; only the platform filters by it', () => {
  const offered = (isPlatform: boolean) => {
    const { fields, filters, quickFilters = [] } = onSide(workOrders, isPlatform);
    const all = [...fields, ...filters].map(({ name }) => name);
    const quick = quickFilters.map(({ label }) => label);
    const of = ['handlerName', 'handlerId', 'mine'].filter((name) => all.includes(name));
    return [of, quick.includes('我处理的'), quick.length > 3];
  };
  expect(offered(true)).toEqual([['handlerName', 'handlerId', 'mine'], true, true]);
  expect(offered(false)).toEqual([['handlerName'], false, true]);
});
