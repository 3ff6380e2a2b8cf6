import { defineBin } from '../../management/recycle';
import { labelsOf } from '../../system/dictSeed';
import { categoryTable } from '../category/categoryTable';
import { galleryTable } from './galleryTable';

/** Sets come back stopped, unless their category is gone as well. */
export const galleryBin = defineBin({
  entity: '7',
  bizType: 'operations/galleries',
  definition: galleryTable,
  nameOf: ({ name }) => name,
  labels: {
    name: '图集名称',
    node: ['营销节点', labelsOf('marketing_node')],
    downloads: '下载次数',
  },
  distinct: { name: '图集名称' },
  lostParent: async ({ categoryId }, { table }) =>
    (await table(categoryTable)).get(categoryId) ? undefined : '所属分类',
  restored: (row) => ({ ...row, status: 0 }),
});
