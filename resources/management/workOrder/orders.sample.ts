import type { Sample } from '@/src/testing/sample';

/** What is open comes first: of changes of scores it fills a page, whatever the season. */
export const sample: Sample = {
  resource: 'management/work-order-list',
  at: '?type=6',
  ordinary: '韦怡雨',
  rows: { 处理完成: '赵越明', 转派: '赵越明' },
};
