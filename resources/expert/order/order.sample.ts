import type { Sample } from '@/src/testing/sample';

/** A known customer orders an expert's service; further steps depend on the state. */
export const sample: Sample = {
  resource: 'expert/order',
  values: {
    customer: '19900005001',
    product: '专家一对一·尊享版',
    price: '3980.00',
    contractNo: 'sample01',
  },
  rows: { 分配专家: '赵越明', 开通权益: '邹越欣', 交付: '张晨怡', 确认完成: '葛然行', 退款: '张晨怡' },
};
