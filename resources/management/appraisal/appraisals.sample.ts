import type { Sample } from '@/src/testing/sample';

/** A finished test is commented on and voided; one that is not can be reset. */
export const sample: Sample = { resource: 'management/appraisal', rows: { 重置机会: '何然昕' } };
