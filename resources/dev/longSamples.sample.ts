import type { Sample } from '@/src/testing/sample';

export const sample: Sample = { resource: 'dev/sample-long', removable: '签字笔 001' };
