import { type Domain, defineScreen } from '@/src/crud/defineScreen';
import { files } from './file/files';
import { titles } from './title/titles';

/** 上传管理, in menu order. */
export const upload: Domain = {
  resources: [files, titles],
  screens: [
    defineScreen({
      name: 'upload/image',
      label: '图片上传',
      view: 'upload/image/index',
      page: () => import('./image/ImagesPage'),
    }),
  ],
};
