import type { Sample } from '@/src/testing/sample';

/** Open work orders come first: those of changed scores fill a page, whatever the season. */
export const sample: Sample = {
  resource: 'management/work-order-list',
  at: '?type=6',
  as: 'yunying',
  ordinary: '韦怡雨',
  rows: { 处理完成: '赵越明', 转派: '赵越明' },
};
