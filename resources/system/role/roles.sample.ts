import type { Sample } from '@/src/testing/sample';

/** The administrators' role is the first row, and must not be changed. */
export const sample: Sample = { resource: 'system/role', ordinary: '内容编辑' };
