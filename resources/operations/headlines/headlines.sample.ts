import type { Sample } from '@/src/testing/sample';

/** Articles are written on a page of their own; a draft is deleted. */
export const sample: Sample = {
  resource: 'operations/headlines',
  ordinary: '暑期讲座预告',
  removable: '暑期讲座预告',
  rows: {
    下架: '湖南计算机类专业区别在哪里',
    设为头条: '湖南计算机类专业区别在哪里',
    取消头条: '湖南位次换算三步走',
    退回: '强基计划校测准备',
  },
};
