import { updateTypes } from '@/src/lib/updateTypes';
import { defineBin } from '../management/recycle';
import { systemUpdateTable } from './systemUpdateTable';

const typeLabels = Object.fromEntries(updateTypes.map(({ value, label }) => [value, label]));

/** Release notes come back as they were, a draft or taken back, unless another one has their version by now. */
export const systemUpdateBin = defineBin({
  entity: '15',
  bizType: 'operations/system-updates',
  definition: systemUpdateTable,
  nameOf: ({ title }) => title,
  labels: {
    version: '版本号',
    title: '标题',
    type: ['更新类型', typeLabels],
    publishTime: '发布时间',
    createBy: '创建人',
  },
  distinct: { version: '版本号' },
});
