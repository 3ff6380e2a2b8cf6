import type { Domain } from '@/src/crud/defineScreen';
import { agreements, privacyTexts } from './legal/legalTexts';
import { links } from './link/links';
import { outlets } from './network/outlets';

/** 展示管理, in menu order. */
export const show: Domain = { resources: [agreements, links, outlets, privacyTexts], screens: [] };
