import { defineScreen, type Screen } from '@/src/crud/defineScreen';

/**
 * Pages of the gallery that are not CRUD. The production build has none: a page that nothing names would still be
 * built.
 */
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
