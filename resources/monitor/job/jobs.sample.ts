import type { Sample } from '@/src/testing/sample';

/** Targets of the server's calls must be allowed; the switch in each row calls `changeStatus`. */
export const sample: Sample = {
  resource: 'monitor/job',
  values: { invokeTarget: 'ryTask.ryNoParams', cronExpression: '0 0 2 * * ?' },
  controls: { changeStatus: { role: 'switch', name: /^状态：/ } },
};
