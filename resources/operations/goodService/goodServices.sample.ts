import type { Sample } from '@/src/testing/sample';

/** Shown services are withdrawn before they are deleted; a draft is the first of the list. */
export const sample: Sample = {
  resource: 'operations/good-service',
  values: { serviceId: '志愿填报公开课' },
  changes: 'reason',
  ordinary: '学习力测评',
  removable: '学习力测评',
  rows: { 下架: '体验卡', 退回: '学科兴趣测评' },
};
