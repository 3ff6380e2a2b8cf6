import { useQuery } from '@tanstack/react-query';
import type { Operation } from '@/providers/endpoints/builder';
import type { Row } from '@/src/crud/resourceSpec';
import { isRecord } from '@/src/lib/record';
import { parseId, type RecordId } from '@/src/lib/recordId';
import { useServices } from '@/src/services/useServices';
import { operationsEndpoints } from '../endpoints';
import { headlines } from '../headlines/headlines';

const { one } = operationsEndpoints['operations/edit-info'].operations;

/** The source of a form's record: a resource, and the call that answers one of its records. */
export interface Read {
  readonly name: string;
  readonly operation: Operation;
}

/** How an article is read for its form. */
export const articleRead: Read = { name: headlines.name, operation: one };

/** An article or a question for its form, read anew each time; `purpose` keeps two readings of it apart. */
export function useArticle(id: RecordId, purpose: string, { name, operation }: Read) {
  const { callOperation } = useServices();
  return useQuery({
    queryKey: ['data', 'default', name, 'article', String(id), purpose],
    queryFn: async ({ signal }): Promise<Row> => {
      const options = { allowRepeat: true, quiet: true, signal };
      const { data } = await callOperation(operation, { body: { id }, options });
      return { ...(isRecord(data) ? data : {}), id: parseId(isRecord(data) ? data.id : undefined) ?? id };
    },
    gcTime: 0,
    refetchOnWindowFocus: false,
    retry: false,
  });
}
