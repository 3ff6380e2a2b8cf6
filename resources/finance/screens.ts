import type { Screen } from '@/src/crud/defineScreen';

/** Pages of 财务管理 that are not CRUD. */
export const financeScreens: readonly Screen[] = [];
