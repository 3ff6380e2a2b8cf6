import type { Resource } from '@/src/crud/defineResource';
import { agreements, privacyTexts } from './legal/legalTexts';
import { links } from './link/links';
import { outlets } from './network/outlets';

/** 展示管理: its resources, in menu order. */
export const show: readonly Resource[] = [agreements, links, outlets, privacyTexts];
