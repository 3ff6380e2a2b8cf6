import { defineScreen, type Screen } from '@/src/crud/defineScreen';

/** Pages of 成绩换算 that are not CRUD. */
export const scoreScreens: readonly Screen[] = [
  defineScreen({
    label: '数据对比详情',
    view: 'score/compare/detail',
    page: () => import('./compare/detail/ComparePage'),
  }),
  defineScreen({
    label: '省份分数',
    view: 'score/stage/index',
    page: () => import('./stage/StagePage'),
  }),
];
