import type { Sample } from '@/src/testing/sample';

/**
 * Allowed steps depend on the account: low ones are reminded, frozen ones thawed, the platform's own is never frozen.
 */
export const sample: Sample = {
  resource: 'finance/financial-balance',
  ordinary: '文华中学升学指导处',
  rows: { 解冻: '弘毅中学升学指导处' },
};
