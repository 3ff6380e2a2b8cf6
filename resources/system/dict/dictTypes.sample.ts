import type { Sample } from '@/src/testing/sample';

/** The button that renews the server's dictionaries is over the list. */
export const sample: Sample = {
  resource: 'system/dict',
};
