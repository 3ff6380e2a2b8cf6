import type { Domain } from '@/src/crud/defineScreen';

/** 展示管理, in menu order. */
export const show: Domain = { resources: [], screens: [] };
