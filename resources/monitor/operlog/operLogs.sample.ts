import type { Sample } from '@/src/testing/sample';

/** The one row of its screen. */
export const sample: Sample = {
  resource: 'monitor/operlog',
  removable: '缓存列表',
};
