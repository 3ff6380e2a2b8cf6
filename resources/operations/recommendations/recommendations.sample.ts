import type { Sample } from '@/src/testing/sample';

/** Shown recommendations are stopped before they are deleted. */
export const sample: Sample = {
  resource: 'operations/recommendations',
  at: '?status=0',
  removable: '本周院校',
};
