import type { Sample } from '@/src/testing/sample';

/** The new memo's time must be ahead. */
export const sample: Sample = {
  resource: 'management/memo',
  as: 'yunying',
  ordinary: '核对本科批名单',
  rows: { 开始: '回访已成交家长', 重新打开: '催收补充材料' },
  values: { assigneeIds: '苏晚晴', watcherIds: '周予安', dueTime: '2099-06-26 14:00' },
};
