import type { Sample } from '@/src/testing/sample';

/** The head office stays; a new place is below it. */
export const sample: Sample = {
  resource: 'system/organization',
  ordinary: '河南分公司',
  values: { parentId: '志愿通总部', code: 'NEW-01' },
};
