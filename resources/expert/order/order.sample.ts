import type { Sample } from '@/src/testing/sample';

/** Somebody who is known orders an expert's service; papers of an unpaid order may be changed. */
export const sample: Sample = {
  resource: 'expert/order',
  values: { customer: '19900005001', product: '专家一对一·尊享版' },
};
