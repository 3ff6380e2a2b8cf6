import type { Sample } from '@/src/testing/sample';

/** Built-in settings stay, and a new one is built in unless one says otherwise. */
export const sample: Sample = {
  resource: 'system/config',
  ordinary: '客服电话',
  removable: '客服电话',
};
