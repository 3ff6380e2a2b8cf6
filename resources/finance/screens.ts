import { defineScreen, type Screen } from '@/src/crud/defineScreen';

/** Pages of 财务管理 that are not CRUD. */
export const financeScreens: readonly Screen[] = [
  defineScreen({
    label: '财务余额',
    view: 'finance/financial-balance/index',
    hasPagesBelow: true,
    isPlain: true,
    page: () => import('./financialBalance/BalancePage'),
  }),
];
