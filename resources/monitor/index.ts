import type { Domain } from '@/src/crud/defineScreen';

/** 系统监控, in menu order. */
export const monitor: Domain = { resources: [], screens: [] };
