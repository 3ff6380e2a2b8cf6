import type { Sample } from '@/src/testing/sample';

/** A category with posters in it is emptied before it goes. */
export const sample: Sample = {
  resource: 'operations/marketing-categories',
  ordinary: '朋友圈配图',
  rows: { 移动内容并删除: '节点海报' },
};
