import type { Sample } from '@/src/testing/sample';

/** What is shown is stopped before it is deleted. */
export const sample: Sample = {
  resource: 'operations/recommendations',
  at: '?status=0',
  removable: '本周关注1',
};
