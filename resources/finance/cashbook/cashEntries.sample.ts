import { beijingTime } from '@/src/lib/dates';
import type { Sample } from '@/src/testing/sample';

/** Entries by hand can be changed, those of the system cannot; none is of the future. */
export const sample: Sample = {
  resource: 'finance/management',
  at: '?source=2',
  changes: 'serialNo',
  values: { amount: '100.00', serialNo: 'sample01', payTime: beijingTime(Date.now() - 60_000) },
};
