import type { RecordId } from '@/src/lib/recordId';
import type { PageServices } from '@/src/services/useServices';
import { expertEndpoints } from '../../endpoints';

const { open } = expertEndpoints['expert/table'].operations;

/** The student, batch and scheme of a table. */
export interface TablePlace {
  readonly userId: RecordId;
  readonly batchId: RecordId;
  readonly planNo: number;
}

/** Options of the call. */
export type CallOptions = NonNullable<Parameters<PageServices['callOperation']>[1]>['options'];

/** The table as the server answers it; an empty one where there is none yet. */
export async function fetchTable(
  callOperation: PageServices['callOperation'],
  { userId, batchId, planNo }: TablePlace,
  options: CallOptions,
): Promise<unknown> {
  const { data } = await callOperation(open, {
    body: { userId, batchId, planNo },
    options: { allowRepeat: true, ...options },
  });
  return data;
}
