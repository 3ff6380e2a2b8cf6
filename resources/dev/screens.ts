import { defineScreen, type Screen } from '@/src/crud/defineScreen';

/** Pages of the gallery that are not CRUD. What is deployed has none: a page that nothing names would be built all the same. */
export const devScreens: readonly Screen[] =
  import.meta.env.MODE === 'production'
    ? []
    : [
        defineScreen({
          label: '组件展示',
          view: 'dev/gallery/index',
          page: () => import('./gallery/GalleryPage'),
        }),
      ];
