import type { Sample } from '@/src/testing/sample';

/** A card that somebody has bound can be freed again; the first of the list is still unbound. */
export const sample: Sample = {
  resource: 'management/card-data',
  rows: { 解绑: '1260 0010 0000 0092' },
};
