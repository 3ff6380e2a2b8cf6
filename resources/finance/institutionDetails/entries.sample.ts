import type { Sample } from '@/src/testing/sample';

/** Only what was corrected by hand can be reversed. */
export const sample: Sample = {
  resource: 'finance/institution-details',
  rows: { 冲正: '手工调账' },
};
