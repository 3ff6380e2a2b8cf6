import type { Sample } from '@/src/testing/sample';

/** A table comes in by 导入; every row may go again. */
export const sample: Sample = {
  resource: 'tool/gen',
  removable: 'show_banner',
};
