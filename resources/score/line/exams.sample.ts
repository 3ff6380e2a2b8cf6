import type { Sample } from '@/src/testing/sample';

/** A new exam is in a province with its pool; one without transcripts may go. */
export const sample: Sample = {
  resource: 'score/line',
  values: {
    provinceId: '湖南',
    category: '物理类',
    examDate: '2026-04-01',
    year: '2026',
    fullMark: '750',
    gaokaoYear: '2025',
  },
  removable: '北京市海淀区二模',
};
