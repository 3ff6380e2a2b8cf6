import { brochureKinds } from '@/resources/operations/brochure/brochure';
import { defineBin, lostStore } from '../../management/recycle';
import { brochureTable } from './brochureTable';

/** Brochures come back as they were: a draft, or taken back. */
export const brochureBin = defineBin({
  entity: '5',
  bizType: 'operations/brochure',
  definition: brochureTable,
  nameOf: ({ title }) => title,
  labels: {
    title: '标题',
    year: '年份',
    kind: ['类型', Object.fromEntries(brochureKinds.map(({ value, label }) => [value, label]))],
    sourceUrl: '官方来源',
    createBy: '创建人',
  },
  lostParent: lostStore,
});
