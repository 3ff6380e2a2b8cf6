import type { Sample } from '@/src/testing/sample';

/** A report is about a table of its student; one whose table has changed since is made anew. */
export const sample: Sample = {
  resource: 'expert/report',
  values: { userId: '陈同学', tableId: '湖南本科批-方案一（版本 3）' },
  rows: { 重新生成: '已失效志愿方案朱景奕' },
};
