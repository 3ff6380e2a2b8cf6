import { useQuery } from '@tanstack/react-query';
import { wireFilters } from '@/providers/data/filters';
import type { Operation } from '@/providers/endpoints/builder';
import { crudFilters } from '@/src/crud/list/listAddress';
import { useResourcePage } from '@/src/crud/ResourceContext';
import { useServices } from '@/src/services/useServices';

/** The key prefix of all figures computed from the ledger: every movement of money invalidates them. */
export const moneyKey = ['finance', 'figures'] as const;

/** The response of a call that computes figures; read again once money has moved. The page shows failures. */
export function useFigures(operation: Operation, body: Readonly<Record<string, unknown>>) {
  const { callOperation } = useServices();
  return useQuery({
    queryKey: [...moneyKey, operation.path, body],
    queryFn: async ({ signal }) => {
      const options = { allowRepeat: true, quiet: true, signal };
      return (await callOperation(operation, { body, options })).data ?? null;
    },
  });
}

/** The filters of the page's list as its calls send them. */
export function useFilterBody(filters: Readonly<Record<string, string>>): Record<string, unknown> {
  const { resource, scope } = useResourcePage();
  return wireFilters(resource.endpoints.family, crudFilters(resource.filters, filters, scope));
}
