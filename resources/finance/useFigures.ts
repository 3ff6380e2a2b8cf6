import { wireFilters } from '@/providers/data/filters';
import type { Operation } from '@/providers/endpoints/builder';
import { crudFilters } from '@/src/crud/list/listAddress';
import { useResourcePage } from '@/src/crud/ResourceContext';
import { useCall } from '@/src/crud/useCall';
import { moneyKey } from '../lookups/moneyPages';

/** The response of a call that computes figures; read again once money has moved. The page shows failures. */
export function useFigures(operation: Operation, body: Readonly<Record<string, unknown>>) {
  return useCall(operation, (data) => data ?? null, { of: [...moneyKey], body });
}

/** The filters of the page's list as its calls send them. */
export function useFilterBody(filters: Readonly<Record<string, string>>): Record<string, unknown> {
  const { resource, scope } = useResourcePage();
  return wireFilters(resource.endpoints.family, crudFilters(resource.filters, filters, scope));
}
