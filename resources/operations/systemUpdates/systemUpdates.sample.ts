import type { Sample } from '@/src/testing/sample';

/** A draft has all actions but those that come with being published. */
export const sample: Sample = {
  resource: 'operations/system-updates',
  values: { version: '99.0.0' },
  ordinary: '招生计划批量核对（草稿）',
  rows: { 下架: '首页更实用', 阅读情况: '首页更实用', 退回: '修复批量导入提示（草稿）' },
};
