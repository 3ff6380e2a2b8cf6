import type { Sample } from '@/src/testing/sample';

/** What may be done depends on the account: low ones are reminded, frozen ones thawed, that of the platform is never frozen. */
export const sample: Sample = {
  resource: 'finance/financial-balance',
  ordinary: '文华中学升学指导处',
  rows: { 解冻: '弘毅中学升学指导处' },
};
