import type { Sample } from '@/src/testing/sample';

/** The button that renews the server's dictionaries stands over the list. */
export const sample: Sample = {
  resource: 'system/dict',
};
