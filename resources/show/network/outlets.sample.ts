import type { Sample } from '@/src/testing/sample';

export const sample: Sample = { resource: 'show/network', values: { phone: '19900007777' } };
