import { type Domain, defineScreen } from '@/src/crud/defineScreen';
import { batches } from './batch/batches';

/** 成绩换算, in menu order. */
export const score: Domain = {
  resources: [batches],
  screens: [
    defineScreen({
      name: 'score/stage',
      label: '省份分数',
      view: 'score/stage/index',
      page: () => import('./stage/StagePage'),
    }),
  ],
};
