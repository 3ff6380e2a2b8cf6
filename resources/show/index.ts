import type { Domain } from '@/src/crud/defineScreen';
import { agreements, privacyTexts } from './legal/legalTexts';
import { links } from './link/links';

/** 展示管理, in menu order. */
export const show: Domain = { resources: [agreements, links, privacyTexts], screens: [] };
