import { defineScreen, type Screen } from '@/src/crud/defineScreen';

/** Pages of 上传管理 that are not CRUD. */
export const uploadScreens: readonly Screen[] = [
  defineScreen({
    label: '图片上传',
    view: 'upload/image/index',
    page: () => import('./image/ImagesPage'),
  }),
];
