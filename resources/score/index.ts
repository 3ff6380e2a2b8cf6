import { type Domain, defineScreen } from '@/src/crud/defineScreen';
import { batches } from './batch/batches';
import { comparisons } from './compare/comparisons';
import { countdowns } from './countdown/countdowns';
import { exams } from './line/exams';

/** 成绩换算, in menu order. */
export const score: Domain = {
  resources: [comparisons, countdowns, batches, exams],
  screens: [
    defineScreen({
      name: 'score/compare/detail',
      label: '数据对比详情',
      view: 'score/compare/detail',
      page: () => import('./compare/detail/ComparePage'),
    }),
    defineScreen({
      name: 'score/stage',
      label: '省份分数',
      view: 'score/stage/index',
      page: () => import('./stage/StagePage'),
    }),
  ],
};
