import type { Sample } from '@/src/testing/sample';

/** Its account was locked by wrong passwords. */
export const sample: Sample = {
  resource: 'monitor/logininfor',
  ordinary: 'guest',
  removable: 'guest',
};
