import type { Sample } from '@/src/testing/sample';

/** Files come by a dialog of their own. */
export const sample: Sample = { resource: 'upload/file', removable: '家长常见问题.txt' };
