import type { Sample } from '@/src/testing/sample';

/** A new setting may be deleted only where it is not built in. */
export const sample: Sample = {
  resource: 'system/config',
  values: { configType: '否' },
  controls: { refresh: { role: 'button', name: '刷新缓存' } },
};
