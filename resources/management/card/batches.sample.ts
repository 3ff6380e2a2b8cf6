import type { Sample } from '@/src/testing/sample';

/** A small batch of the coming exam. */
export const sample: Sample = {
  resource: 'management/card-release',
  values: { quantity: '10' },
  rows: { 发放: '春季志愿卡', 收回: '春季志愿卡', 导出卡密: '春季志愿卡', 作废批次: '明年升学卡' },
};
