import { useQuery } from '@tanstack/react-query';
import type { Operation } from '@/providers/endpoints/builder';
import { isRecord } from '@/src/lib/record';
import { useServices } from '@/src/services/useServices';

/**
 * The response of a call of the public sites, for a preview of their page. `rev` is that of the record: once it is
 * saved, the call is made again.
 */
export function usePublic(operation: Operation, body: Readonly<Record<string, unknown>>, rev: unknown) {
  const { callOperation } = useServices();
  return useQuery({
    queryKey: ['operations', operation.path, body, rev],
    queryFn: async ({ signal }) => {
      const options = { allowRepeat: true, quiet: true, signal };
      const { data } = await callOperation(operation, { body, options });
      return isRecord(data) ? data : {};
    },
    retry: false,
  });
}
