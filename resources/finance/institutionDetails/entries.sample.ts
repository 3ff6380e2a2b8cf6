import type { Sample } from '@/src/testing/sample';

/** Only manual adjustments can be reversed. */
export const sample: Sample = {
  resource: 'finance/institution-details',
  rows: { 冲正: '手工调账' },
};
