import type { Operation } from '@/providers/endpoints/builder';
import { useCall } from '@/src/crud/useCall';

/** The data of a tab of the settings; read again each time it is opened. A failure is shown in its place. */
export function useSetupQuery<T>(operation: Operation, read: (data: unknown) => T) {
  return useCall(operation, read, {
    of: 'system/setup',
    body: {},
    gcTime: 0,
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  });
}
