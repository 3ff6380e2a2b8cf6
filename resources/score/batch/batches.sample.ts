import type { Sample } from '@/src/testing/sample';

/** The controls that a permission shows in the list of provinces. */
export const sample: Sample = {
  resource: 'score/batch',
  values: {},
  controls: { saveProvince: { role: 'switch', name: /^工具箱：/ } },
};
