import type { Sample } from '@/src/testing/sample';

/** Users cannot be created here: they come from other screens or register themselves. */
export const sample: Sample = {
  resource: 'management/user-list',
  controls: { plain: { role: 'button', name: '查看完整手机号' } },
};
