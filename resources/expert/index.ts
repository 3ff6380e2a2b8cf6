import { type Domain, defineScreen } from '@/src/crud/defineScreen';
import { appointments } from './appointment/appointments';
import { fillings } from './filling/fillings';
import { orders } from './order/orders';
import { reports } from './report/reports';
import { volunteers } from './volunteer/volunteers';

/** 专家服务, in menu order. */
export const expert: Domain = {
  resources: [fillings, reports, volunteers, appointments, orders],
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
    defineScreen({
      name: 'expert/report',
      label: '填报报告',
      view: 'expert/filling/report',
      hasPagesBelow: true,
      page: () => import('./report/ReportPage'),
    }),
    defineScreen({
      name: 'expert/volunteer',
      label: '志愿列表',
      view: 'expert/volunteer/index',
      hasPagesBelow: true,
      page: () => import('./volunteer/VolunteerListPage'),
    }),
    defineScreen({
      name: 'expert/volunteer/detail',
      label: '志愿详情',
      view: 'expert/volunteer/detail',
      page: () => import('./detail/VolunteerDetailPage'),
    }),
    defineScreen({
      name: 'expert/volunteer/save',
      label: '保存志愿',
      view: 'expert/volunteer/save',
      page: () => import('./final/SaveVolunteerPage'),
    }),
  ],
};
