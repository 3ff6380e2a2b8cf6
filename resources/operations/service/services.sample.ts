import type { Sample } from '@/src/testing/sample';

/** Services that are not on sale yet may be deleted; the prices are valid. */
export const sample: Sample = {
  resource: 'operations/service',
  values: { price: '100.00', minPrice: '80.00', settlePrice: '50.00' },
  ordinary: '职业兴趣测评',
  rows: { 下架: '志愿卡' },
};
