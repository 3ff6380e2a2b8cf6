import { wireFilters, wireSorter } from '@/providers/data/filters';
import { readList } from '@/providers/data/listResponse';
import { useCalls } from '@/src/crud/useCall';
import { textOr } from '@/src/lib/record';
import { isRecordId, type RecordId, sameId } from '@/src/lib/recordId';
import type { PageServices } from '@/src/services/useServices';
import { useStore } from '@/src/ui/useStore';
import { expertEndpoints } from '../endpoints';
import { type SeenQueue, seenQueue } from './seenQueue';

/** A student in the queue of the experts. */
export interface QueuedStudent {
  readonly userId: RecordId;
  readonly name: string;
}

/** Students that are read at once: nobody goes through more with a key. */
const longest = 500;

/**
 * The filtered list as a queue (screen E1, Beyond), with a student's neighbours and place. A student who is not in it
 * (any more) is followed by its first.
 */
export function useQueue(userId: RecordId | undefined) {
  const { filters, sorters } = useStore(seenQueue);
  const seen = { filters, sorters };
  const { data = [], isPending } = useCalls(
    ['expert/filling', 'queue', seen],
    ({ callOperation, signal }) => readQueue(callOperation, seen, signal),
    { staleTime: 60_000 },
  );
  return { ...placeInQueue(data, userId), total: data.length, isPending };
}

/** The neighbours of a student in the queue and her place, from 1; 0 where she is not in it. */
export function placeInQueue(queue: readonly QueuedStudent[], userId: RecordId | undefined) {
  const index = queue.findIndex((student) => sameId(student.userId, userId));
  return {
    place: index + 1,
    previous: index > 0 ? queue[index - 1] : undefined,
    next: queue[index + 1],
  };
}

async function readQueue(
  callOperation: PageServices['callOperation'],
  { filters, sorters }: Pick<SeenQueue, 'filters' | 'sorters'>,
  signal: AbortSignal,
): Promise<QueuedStudent[]> {
  const { list } = expertEndpoints['expert/filling'].operations;
  const body = {
    ...{ page: 1, limit: longest },
    ...wireFilters('rpc', filters),
    ...wireSorter('rpc', sorters),
  };
  const response = await callOperation(list, { body, options: { allowRepeat: true, quiet: true, signal } });
  return readList(response, list.path).list.flatMap(({ userId, name }) =>
    isRecordId(userId) ? [{ userId, name: textOr(name) }] : [],
  );
}
