import type { Sample } from '@/src/testing/sample';

/** The root stays as it is; a new department is below it. */
export const sample: Sample = {
  resource: 'system/dept',
  ordinary: '运维部门',
  values: { parentId: '志愿通科技' },
};
