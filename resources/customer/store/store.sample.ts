import type { Sample } from '@/src/testing/sample';

/** An institution that can be opened with the least; those that may go are stopped and have no money left. */
export const sample: Sample = {
  resource: 'customer/store',
  values: { mobile: '19900007777' },
  removable: '文华中学升学指导处',
  controls: { changeStatus: { role: 'switch', name: /^状态：/ } },
};
