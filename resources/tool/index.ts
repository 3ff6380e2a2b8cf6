import type { Domain } from '@/src/crud/defineScreen';

/** 系统工具, in menu order. */
export const tool: Domain = { resources: [], screens: [] };
