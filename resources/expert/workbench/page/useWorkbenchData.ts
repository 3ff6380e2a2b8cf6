import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';
import { callKey } from '@/providers/data/resourceCall';
import { useServices } from '@/src/services/useServices';
import { withRank } from '../model/assess';
import type { WorkbenchStore } from '../model/workbenchStore';
import { fetchStudent, readWorkbench, type WorkbenchData } from './readWorkbench';
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

/**
 * Reads the student again. Where there is a change, so is what depends on the student, and the workbench has it at once.
 */
export function useRereadStudent(workbenchStore: WorkbenchStore): (signal?: AbortSignal) => Promise<void> {
  const { callOperation } = useServices();
  const queryClient = useQueryClient();
  return useCallback(
    async (signal) => {
      const { userId } = workbenchStore.get().student;
      const options = { allowRepeat: true, quiet: true, ...(signal && { signal }) };
      const found = await fetchStudent(callOperation, userId, options);
      const { student } = workbenchStore.get();
      if (JSON.stringify(withRank(found, student.rank)) === JSON.stringify(student)) return;
      const queryKey = workbenchDataKey(String(userId));
      await queryClient.refetchQueries({ queryKey }, { cancelRefetch: false, throwOnError: true });
      const data = queryClient.getQueryData<WorkbenchData>(queryKey);
      if (data) workbenchStore.renew(data);
    },
    [workbenchStore, callOperation, queryClient],
  );
}
