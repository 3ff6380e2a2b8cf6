import type { Sample } from '@/src/testing/sample';

/** Users cannot be created here: they register themselves. One of the first page is muted. */
export const sample: Sample = {
  resource: 'operations/users',
  rows: { 解除禁言: '至' },
  controls: { plain: { role: 'button', name: '查看完整手机号' } },
};
