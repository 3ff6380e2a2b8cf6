import type { Sample } from '@/src/testing/sample';

/** A new line. Checked rows can be neither passed nor deleted; the first unchecked one is the fourth. */
export const sample: Sample = {
  resource: 'operations/college-data',
  at: '?checkStatus=0',
  changes: 'majorName',
  controls: { import: { role: 'button', name: '导入' } },
  values: {
    year: '2025 年',
    provinceId: '新疆',
    batchId: '本科二批',
    schoolId: '北京大学',
    category: '文史类',
    majorName: 'sample01',
    source: '考试院公布',
  },
};
