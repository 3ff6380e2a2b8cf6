import type { Sample } from '@/src/testing/sample';

/** An account that nobody has tried to sign in with. */
export const sample: Sample = {
  resource: 'monitor/logininfor',
  removable: 'guest',
};
