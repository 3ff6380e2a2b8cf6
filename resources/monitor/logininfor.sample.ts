import type { Sample } from '@/src/testing/sample';

/** The account in this row was locked by wrong passwords. */
export const sample: Sample = {
  resource: 'monitor/logininfor',
  ordinary: 'guest',
  removable: 'guest',
};
