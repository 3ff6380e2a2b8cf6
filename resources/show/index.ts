import { type Domain, defineScreen } from '@/src/crud/defineScreen';
import { agreements, privacyTexts } from './legal/legalTexts';
import { links } from './link/links';
import { outlets } from './network/outlets';

/** 展示管理, in menu order. */
export const show: Domain = {
  resources: [agreements, links, outlets, privacyTexts],
  screens: [
    defineScreen({
      name: 'show/website',
      label: '网站展示',
      view: 'show/website/index',
      hasPagesBelow: true,
      page: () => import('./website/WebsitePage'),
    }),
  ],
};
