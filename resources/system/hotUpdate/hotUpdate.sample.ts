import type { Sample } from '@/src/testing/sample';

/** Drafts are published, changed and deleted; what is out is taken back, and offered to more devices. */
export const sample: Sample = {
  resource: 'system/hot-update',
  ordinary: '2.6.1',
  rows: { 调整灰度: '2.6.0', 撤回: '2.6.0' },
  changes: 'log',
  values: { version: '9.0.0', packageUrl: 'app.zip' },
};
