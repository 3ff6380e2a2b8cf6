import { defineScreen, type Screen } from '@/src/crud/defineScreen';

/** Pages of 综合管理 that are not CRUD. */
export const managementScreens: readonly Screen[] = [
  defineScreen({
    label: '消息管理',
    view: 'management/message/index',
    hasPagesBelow: true,
    page: () => import('./message/MessagePage'),
  }),
  defineScreen({
    label: '公告',
    view: 'management/notices/index',
    hasPagesBelow: true,
    isPlain: true,
    page: () => import('./notices/NoticesPage'),
  }),
  defineScreen({
    label: '服务中心',
    view: 'management/work-order-submission/index',
    page: () => import('./workOrder/submission/SubmissionPage'),
  }),
];
