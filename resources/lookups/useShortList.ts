import { type BaseRecord, useList } from '@refinedev/core';
import { useMemo } from 'react';
import { firstLook } from '@/providers/data/records';

/** Milliseconds after which a short list, or an entry of it, is read again. */
export const fresh = 5 * 60_000;

/**
 * A resource's list that comes whole: one query for all who choose from it. `from` makes an entry of a row, and is the
 * same function at each drawing.
 */
export function useShortList<T>(resource: string, from: (row: BaseRecord) => T) {
  const { query } = useList({
    resource,
    pagination: { mode: 'off' },
    meta: firstLook,
    errorNotification: false,
    queryOptions: { staleTime: fresh },
  });
  const { data: answer, isPending, isFetching, isError, error, refetch } = query;
  const data = useMemo(() => answer?.data.map(from), [answer, from]);
  return { data, isPending, isFetching, isError, error, refetch };
}
