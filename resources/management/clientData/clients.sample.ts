import type { Sample } from '@/src/testing/sample';

/** Due clients come first; a lost one is the last in the list, and one is a duplicate. */
export const sample: Sample = {
  resource: 'management/client-data',
  values: { mobile: '19900009999' },
  rows: { 重新跟进: '陶雨语', 合并: '何昕亦' },
  controls: {
    import: { role: 'button', name: '导入' },
    plain: { role: 'button', name: '查看完整手机号' },
  },
};
