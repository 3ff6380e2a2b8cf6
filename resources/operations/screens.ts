import { defineScreen, type Screen } from '@/src/crud/defineScreen';

/** Pages of 运营内容 that are not CRUD. */
export const operationsScreens: readonly Screen[] = [
  defineScreen({
    label: '咨询管理',
    view: 'operations/consult/index',
    hasPagesBelow: true,
    page: () => import('./consult/ConsultPage'),
  }),
  defineScreen({
    label: '资源分类',
    view: 'operations/resource-categories/index',
    hasPagesBelow: true,
    page: () => import('./material/LibraryPage'),
  }),
  defineScreen({
    label: '新建内容',
    view: 'operations/create/index',
    page: () => import('./articleForm/CreatePage'),
  }),
  defineScreen({
    label: '编辑信息',
    view: 'operations/edit-info/index',
    page: () => import('./articleForm/EditPage'),
  }),
  defineScreen({
    label: '专业管理',
    view: 'operations/specialty/index',
    hasPagesBelow: true,
    page: () => import('./major/MajorPage'),
  }),
];
