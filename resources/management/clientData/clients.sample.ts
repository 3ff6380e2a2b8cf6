import type { Sample } from '@/src/testing/sample';

/** Who is due comes first; one who is lost was written down last, and one is written down twice. */
export const sample: Sample = {
  resource: 'management/client-data',
  values: { mobile: '19900009999' },
  rows: { 重新跟进: '陶雨语', 合并: '何昕亦' },
  controls: {
    import: { role: 'button', name: '导入' },
    plain: { role: 'button', name: '查看完整手机号' },
  },
};
