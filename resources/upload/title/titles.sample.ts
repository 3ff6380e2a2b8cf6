import type { Sample } from '@/src/testing/sample';

/** A title needs a file. */
export const sample: Sample = { resource: 'upload/title', values: { files: '资料.zip' } };
