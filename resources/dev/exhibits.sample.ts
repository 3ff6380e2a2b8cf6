import type { Sample } from '@/src/testing/sample';

export const sample: Sample = {
  resource: 'dev/exhibit',
  controls: { plain: { role: 'button', name: '查看完整保管人手机' } },
};
