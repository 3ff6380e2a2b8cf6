import type { Sample } from '@/src/testing/sample';

/** A draft that nobody has opened may go; an app that is on sale must be withdrawn first. */
export const sample: Sample = {
  resource: 'customer/app',
  values: { code: 'sample-app' },
  removable: '港澳升学',
  ordinary: '港澳升学',
  rows: { 下架: '智能选科' },
};
