import type { Sample } from '@/src/testing/sample';

/** Published notices must be withdrawn before they are deleted; only the newest of the list are published. */
export const sample: Sample = {
  resource: 'management/notices',
  ordinary: '七月活动方案（草稿）',
  rows: { 下架: '端午节值班安排', 查看回执: '端午节值班安排', 退回: '退款规则修订说明' },
};
