import type { Sample } from '@/src/testing/sample';

/** A special brochure: nobody has one. A draft has all actions but 下架. */
export const sample: Sample = {
  resource: 'operations/brochure',
  ordinary: '北京工业大学2026年招生章程',
  rows: { 下架: '北京大学2026年招生章程', 退回: '北京化工大学2026年招生章程' },
  values: {
    schoolId: '北京大学',
    year: '2026 年',
    kind: '专项简章',
    title: 'sample01',
    contentType: '图文',
    sourceUrl: 'https://zs.example.com/charter',
  },
};
