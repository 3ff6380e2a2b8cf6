import type { Operation } from '@/providers/endpoints/builder';
import type { Row } from '@/src/crud/resourceSpec';
import { useCall } from '@/src/crud/useCall';
import { isRecord } from '@/src/lib/record';
import { parseId, type RecordId } from '@/src/lib/recordId';
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
  return useCall(
    operation,
    (data): Row => ({
      ...(isRecord(data) ? data : {}),
      id: parseId(isRecord(data) ? data.id : undefined) ?? id,
    }),
    { of: [name, 'article', purpose], body: { id }, gcTime: 0, refetchOnWindowFocus: false },
  );
}
