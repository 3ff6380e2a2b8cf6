import { defineBin } from '../../management/recycle';
import { articleTable } from './articleTable';

/** Articles come back as they were, a draft or taken back, with their versions. */
export const articleBin = defineBin({
  entity: '4',
  bizType: 'operations/headlines',
  definition: articleTable,
  nameOf: ({ title }) => title,
  labels: { title: '标题', summary: '摘要', author: '作者', publishTime: '发布时间', createTime: '创建时间' },
});
