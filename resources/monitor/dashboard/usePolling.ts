import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Operation } from '@/providers/endpoints/builder';
import { useServices } from '@/src/crud/services';
import { useStore } from '@/src/ui/useStore';
import { idle } from '@/src/work/idle';

/** Polled data as last read, and its controls. */
export interface Polling<T> {
  /** Absent until it was read; stays when a later read fails. */
  readonly data: T | undefined;
  /** When it was read, in milliseconds; 0 before. */
  readonly readAt: number;
  /** Why the last read failed; absent where it did not. */
  readonly error: Error | undefined;
  /** Reads at once. */
  readonly readAgain: () => Promise<unknown>;
  /** Whether it is read by itself. */
  readonly goesOn: boolean;
  readonly setGoesOn: (goesOn: boolean) => void;
  /** Seconds between two reads. */
  readonly pace: number;
  readonly setPace: (seconds: number) => void;
}

/** Makes what the page keeps out of a response's data and what it had before; `now` in milliseconds. */
export type Keep<T> = (response: unknown, former: T | undefined, now: number) => T;

/** Seconds between two reads that one may choose. */
export const paces = [3, 5, 10, 30] as const;

/**
 * Reads a call again and again while the page shows: a hidden page runs no effects, and in a window out of sight TanStack
 * Query lets the beats pass, and so does this where nobody is there. Failures are quiet: the page tells of them, once, where the figures stand.
 */
export function usePolling<T>(operation: Operation, keep: Keep<T>): Polling<T> {
  const { callOperation } = useServices();
  const [goesOn, setGoesOn] = useState(true);
  const [pace, setPace] = useState(5);
  const isIdle = useStore(idle);
  const query = useQuery<T>({
    queryKey: ['watch', operation.path],
    queryFn: async ({ client, queryKey, signal }) => {
      const { data } = await callOperation(operation, { options: { quiet: true, signal } });
      return keep(data, client.getQueryData<T>(queryKey), Date.now());
    },
    staleTime: 0,
    refetchInterval: goesOn && !isIdle && pace * 1000,
    refetchOnMount: goesOn,
    refetchOnWindowFocus: goesOn,
  });
  return {
    data: query.data,
    readAt: query.dataUpdatedAt,
    error: query.error ?? undefined,
    readAgain: query.refetch,
    goesOn,
    setGoesOn,
    pace,
    setPace,
  };
}
