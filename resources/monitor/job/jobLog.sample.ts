import type { Sample } from '@/src/testing/sample';

/** The runs of all jobs, behind an address that no entry of the menu opens. */
export const sample: Sample = {
  resource: 'monitor/jobLog',
  place: { path: '/monitor/job-log/index/:jobId', params: { jobId: '0' } },
  removable: '旧版成绩导入',
};
