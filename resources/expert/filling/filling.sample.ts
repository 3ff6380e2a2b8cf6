import type { Sample } from '@/src/testing/sample';

/** The first student is 填报中; others are where she will be, and one has no table yet. */
export const sample: Sample = {
  resource: 'expert/filling',
  rows: { 退回修改: '潘可行', 重新填报: '袁雨逸' },
  removable: '周安宇',
  controls: { mobile: { role: 'button', name: /^查看完整手机号/ } },
};
