import { defineScreen, type Screen } from '@/src/crud/defineScreen';

/** Pages of 展示管理 that are not CRUD. */
export const showScreens: readonly Screen[] = [
  defineScreen({
    label: '网站展示',
    view: 'show/website/index',
    hasPagesBelow: true,
    page: () => import('./website/WebsitePage'),
  }),
];
