import { materialTypes } from '@/resources/operations/material/material';
import { defineBin } from '../../management/recycle';
import { categoryTable } from '../category/categoryTable';
import { materialTable } from './materialTable';

/** Resources come back stopped, unless their category is gone as well. */
export const materialBin = defineBin({
  entity: '6',
  bizType: 'operations/resources',
  definition: materialTable,
  nameOf: ({ title }) => title,
  labels: {
    title: '资源名称',
    type: ['资源类型', Object.fromEntries(materialTypes.map(({ value, label }) => [value, label]))],
    intro: '说明',
    ext: '格式',
    downloads: '下载次数',
  },
  distinct: { title: '资源名称' },
  among: (row, other) => row.categoryId === other.categoryId,
  lostParent: async ({ categoryId }, { table }) =>
    (await table(categoryTable)).get(categoryId) ? undefined : '所属分类',
  restored: (row) => ({ ...row, status: 0 }),
});
