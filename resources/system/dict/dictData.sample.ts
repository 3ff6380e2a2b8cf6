import type { Sample } from '@/src/testing/sample';

/** The entries of 机构类型, behind an address that no entry of the menu opens. */
export const sample: Sample = {
  resource: 'system/dict/data',
  place: { path: '/system/dict-data/index/:dictId', params: { dictId: '11' } },
};
