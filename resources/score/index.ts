import type { Domain } from '@/src/crud/defineScreen';
import { batches } from './batch/batches';

/** 成绩换算, in menu order. */
export const score: Domain = { resources: [batches], screens: [] };
