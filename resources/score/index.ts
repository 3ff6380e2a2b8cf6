import type { Domain } from '@/src/crud/defineScreen';

/** 成绩换算, in menu order. */
export const score: Domain = { resources: [], screens: [] };
