import { type Domain, defineScreen } from '@/src/crud/defineScreen';

/** 专家服务, in menu order. */
export const expert: Domain = {
  resources: [],
  screens: [
    defineScreen({
      name: 'expert/workbench',
      label: '志愿填报工作台',
      view: 'expert/filling/workbench',
      page: () => import('./workbench/WorkbenchPage'),
    }),
  ],
};
