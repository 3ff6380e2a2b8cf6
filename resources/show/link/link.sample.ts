import type { Sample } from '@/src/testing/sample';

/** Links lead somewhere. */
export const sample: Sample = {
  resource: 'show/link',
  values: { url: 'https://new.example.com' },
};
