import type { Sample } from '@/src/testing/sample';

/** Tables are made in the workbench; a draft that is not the main scheme may be deleted. */
export const sample: Sample = {
  resource: 'expert/volunteer',
  removable: '首都医科大学 · 102 组',
};
