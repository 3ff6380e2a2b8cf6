import { type Domain, defineScreen } from '@/src/crud/defineScreen';
import { appointments } from './appointment/appointments';
import { fillings } from './filling/fillings';
import { orders } from './order/orders';

/** 专家服务, in menu order. */
export const expert: Domain = {
  resources: [fillings, appointments, orders],
  screens: [
    defineScreen({
      name: 'expert/student',
      label: '考生信息',
      view: 'expert/filling/student',
      page: () => import('./student/StudentPage'),
    }),
    defineScreen({
      name: 'expert/major',
      label: '专业推荐',
      view: 'expert/major/index',
      page: () => import('./major/MajorPage'),
    }),
    defineScreen({
      name: 'expert/workbench',
      label: '志愿填报工作台',
      view: 'expert/filling/workbench',
      page: () => import('./workbench/WorkbenchPage'),
    }),
  ],
};
