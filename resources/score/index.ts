import { type Domain, defineScreen } from '@/src/crud/defineScreen';
import { batches } from './batch/batches';
import { countdowns } from './countdown/countdowns';
import { exams } from './line/exams';

/** 成绩换算, in menu order. */
export const score: Domain = {
  resources: [countdowns, batches, exams],
  screens: [
    defineScreen({
      name: 'score/stage',
      label: '省份分数',
      view: 'score/stage/index',
      page: () => import('./stage/StagePage'),
    }),
  ],
};
