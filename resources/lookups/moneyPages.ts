import { callKey } from '@/providers/data/resourceCall';

/** Begins the keys of all figures computed from the ledger: every movement of money invalidates them. */
export const moneyKey = ['finance', 'figures'] as const;

/**
 * Queries that a movement of money makes out of date: the figures, and each list that shows money of institutions.
 * Orders, recharges and work orders move money as the pages of finance do.
 */
export const moneyPages = [
  callKey(moneyKey),
  ...[
    ...['finance/institution-details', 'finance/invoices', 'finance/management', 'finance/withdrawals'],
    ...['finance/financial-balance', 'system/recharge', 'customer/store'],
  ].map((name) => callKey(name)),
];
