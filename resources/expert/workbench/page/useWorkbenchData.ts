import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { callKey } from '@/providers/data/resourceCall';
import { useServices } from '@/src/services/useServices';
import { readWorkbench } from './readWorkbench';
import { createTablePrefetch } from './tablePrefetch';
import { useWide } from './usePaneSizes';

/** The key of what `useWorkbenchData` reads. */
export function workbenchDataKey(userId: string) {
  return callKey(['expert/workbench', 'data', userId]);
}

/**
 * Reads the student, the batches of the province, and where the student stands in it. `ahead` has the table that the
 * address opens.
 */
export function useWorkbenchData(userId: string) {
  const { callOperation, userId: staffId } = useServices();
  const queryClient = useQueryClient();
  const isWide = useWide();
  const [params] = useSearchParams();
  const [ahead] = useState(createTablePrefetch);
  const queryKey = workbenchDataKey(userId);
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => {
      const isFirst = queryClient.getQueryData(queryKey) === undefined;
      return readWorkbench(
        { callOperation, queryClient, staffId: staffId(), ahead: isFirst ? ahead : undefined, signal },
        {
          userId,
          batchId: params.get('batchId'),
          planNo: Number(params.get('planNo')),
          // A major in the address is another filter.
          hasCandidates: isFirst && isWide && !params.get('majorCode'),
        },
      );
    },
    enabled: userId !== '',
    refetchOnWindowFocus: false,
    staleTime: 0,
  });
  return { ...query, ahead };
}
