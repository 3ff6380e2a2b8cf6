import type { Domain } from '@/src/crud/defineScreen';

/** 专家服务, in menu order. */
export const expert: Domain = { resources: [], screens: [] };
