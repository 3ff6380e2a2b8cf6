import { defineScreen, type Screen } from '@/src/crud/defineScreen';

/** Pages of 专家服务 that are not CRUD. */
export const expertScreens: readonly Screen[] = [
  defineScreen({
    label: '考生信息',
    view: 'expert/filling/student',
    page: () => import('./student/StudentPage'),
  }),
  defineScreen({
    label: '专业推荐',
    view: 'expert/major/index',
    page: () => import('./major/MajorPage'),
  }),
  defineScreen({
    label: '志愿填报工作台',
    view: 'expert/filling/workbench',
    isPlain: true,
    page: () => import('./workbench/WorkbenchPage'),
  }),
  defineScreen({
    label: '填报报告',
    view: 'expert/filling/report',
    hasPagesBelow: true,
    page: () => import('./report/ReportPage'),
  }),
  defineScreen({
    label: '志愿列表',
    view: 'expert/volunteer/index',
    hasPagesBelow: true,
    page: () => import('./volunteer/VolunteerListPage'),
  }),
  defineScreen({
    label: '志愿详情',
    view: 'expert/volunteer/detail',
    page: () => import('./detail/VolunteerDetailPage'),
  }),
  defineScreen({
    label: '保存志愿',
    view: 'expert/volunteer/save',
    page: () => import('./final/SaveVolunteerPage'),
  }),
];
