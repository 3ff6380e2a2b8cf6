import type { Sample } from '@/src/testing/sample';

/** The administrator, who is first, stays as they are. */
export const sample: Sample = {
  resource: 'system/user',
  ordinary: 'caiwu',
  prefilled: ['password'],
  controls: {
    changeStatus: { role: 'switch', name: /^状态：/ },
    importData: { role: 'button', name: '导入' },
  },
};
