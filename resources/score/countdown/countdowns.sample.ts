import type { Sample } from '@/src/testing/sample';

/** A new countdown is for a year that has none yet; that of the whole country can never be deleted. */
export const sample: Sample = {
  resource: 'score/countdown',
  values: {
    provinceId: '湖南',
    year: '2040',
    examStart: '2040-06-07 09:00:00',
    examEnd: '2040-06-09 18:00:00',
  },
  ordinary: '北京 2026 年高考',
};
