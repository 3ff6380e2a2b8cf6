import type { Domain } from '@/src/crud/defineScreen';
import { stores } from './store/stores';

/** 客户管理, in menu order. */
export const customer: Domain = { resources: [stores], screens: [] };
