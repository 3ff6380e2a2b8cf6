import type { Domain } from '@/src/crud/defineScreen';
import { links } from './link/links';

/** 展示管理, in menu order. */
export const show: Domain = { resources: [links], screens: [] };
