import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Operation } from '@/providers/endpoints/builder';
import { useServices } from '@/src/services/useServices';
import { useStore } from '@/src/ui/useStore';
import { idle } from '@/src/work/idle';

/** Polled data as last read, and its controls. */
export interface Polling<T> {
  /** Absent until it was read; stays when a later read fails. */
  readonly data: T | undefined;
  /** The time of the last read, in milliseconds; 0 before. */
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

/** Computes the page's data from a response and the former data; `now` in milliseconds. */
export type Keep<T> = (response: unknown, former: T | undefined, now: number) => T;

/** Seconds between two reads that one may choose. */
export const paces = [3, 5, 10, 30] as const;

/**
 * Polls a call while the page is visible. A hidden page runs no effects. In a hidden window TanStack Query skips the
 * beats, and so does this hook where the user is idle. Errors are quiet: the page shows them once, beside the
 * figures.
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
