import { brochureKinds } from '@/resources/operations/brochure/brochure';
import { defineBin, lostStore } from '../../management/recycle';
import { lostCollege } from '../college/collegeBin';
import { brochureKey, brochureTable } from './brochureTable';

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
  distinct: { kind: '该院校当年的类型' },
  among: (row, other) => brochureKey(row) === brochureKey(other),
  lostParent: async (row, server) => (await lostStore(row, server)) ?? lostCollege(row, server),
});
