import { type Domain, defineScreen } from '@/src/crud/defineScreen';
import { exhibits } from './exhibits';
import { longSamples } from './longSamples';
import { samples } from './samples';
import { sampleTrees } from './sampleTrees';

/** The gallery of kinds and widgets; only the mock server's menu leads here. */
export const dev: Domain = {
  resources: [samples, longSamples, exhibits, sampleTrees],
  screens: [
    defineScreen({
      name: 'dev/gallery',
      label: '组件展示',
      view: 'dev/gallery/index',
      page: () => import('./gallery/GalleryPage'),
    }),
  ],
};
