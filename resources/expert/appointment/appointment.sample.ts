import type { Sample } from '@/src/testing/sample';

/**
 * The time must be ahead and free, and the expert serve the student's province. Confirmed appointments are ended, not
 * deleted.
 */
export const sample: Sample = {
  resource: 'expert/appointment',
  at: '?dateFrom=&sort=start.asc',
  ordinary: '邹越欣',
  rows: { 完成: '魏轩欣', 未到场: '魏轩欣' },
  values: {
    userId: '陈同学',
    expertId: '王老师',
    start: '2099-06-26 14:00',
    place: '咨询室 1',
    topic: '志愿填报',
    remark: 'sample01',
  },
};
