import type { Sample } from '@/src/testing/sample';

/** Nothing is created here: users come of other screens, and of their own. */
export const sample: Sample = {
  resource: 'management/user-list',
  controls: { plain: { role: 'button', name: '查看完整手机号' } },
};
