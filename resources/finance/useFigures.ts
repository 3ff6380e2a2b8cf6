import { wireFilters } from '@/providers/data/filters';
import { callKey } from '@/providers/data/resourceCall';
import type { Operation } from '@/providers/endpoints/builder';
import { crudFilters } from '@/src/crud/list/listAddress';
import { useResourcePage } from '@/src/crud/ResourceContext';
import { useCall } from '@/src/crud/useCall';

/** The key prefix of all figures computed from the ledger: every movement of money invalidates them. */
const moneyKey = ['finance', 'figures'] as const;

/** Queries that a movement of money makes out of date: the figures, and each list that shows money of institutions. */
export const moneyPages = [
  callKey(moneyKey),
  ...[
    ...['finance/institution-details', 'finance/invoices', 'finance/management', 'finance/withdrawals'],
    ...['finance/financial-balance', 'system/recharge', 'customer/store'],
  ].map((name) => callKey(name)),
];

/** The response of a call that computes figures; read again once money has moved. The page shows failures. */
export function useFigures(operation: Operation, body: Readonly<Record<string, unknown>>) {
  return useCall(operation, (data) => data ?? null, { of: [...moneyKey], body });
}

/** The filters of the page's list as its calls send them. */
export function useFilterBody(filters: Readonly<Record<string, string>>): Record<string, unknown> {
  const { resource, scope } = useResourcePage();
  return wireFilters(resource.endpoints.family, crudFilters(resource.filters, filters, scope));
}
