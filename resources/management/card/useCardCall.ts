import { wireFilters } from '@/providers/data/filters';
import type { Operation } from '@/providers/endpoints/builder';
import { crudFilters } from '@/src/crud/list/listAddress';
import { useResourcePage } from '@/src/crud/ResourceContext';
import { useCall } from '@/src/crud/useCall';
import { isRecord } from '@/src/lib/record';
import { cardKey } from '../../lookups/memberPages';

/**
 * The response of a call about cards; read again once a card has moved. Not `enabled`, it is not made for now. `quiet`
 * where the page shows a failure in place.
 */
export function useCardCall(
  operation: Operation,
  body: Readonly<Record<string, unknown>>,
  { enabled = true, quiet = false }: { readonly enabled?: boolean; readonly quiet?: boolean } = {},
) {
  return useCall(operation, (data) => data ?? null, {
    of: cardKey,
    body,
    quiet,
    enabled,
  });
}

/** A page of requests: who has waited longest comes first. */
export const oldestFirst = { page: 1, limit: 50, sortField: 'createTime', sortOrder: 'asc' } as const;

/** The rows of a list that a call answered. */
export function rowsIn(data: unknown): Record<string, unknown>[] {
  return isRecord(data) && Array.isArray(data.list) ? data.list.filter(isRecord) : [];
}

/** The filters of the page's list as its calls send them. */
export function useFilterBody(filters: Readonly<Record<string, string>>): Record<string, unknown> {
  const { resource, scope } = useResourcePage();
  return wireFilters(resource.endpoints.family, crudFilters(resource.filters, filters, scope));
}
