import { useQuery } from '@tanstack/react-query';
import type { Operation } from '@/providers/endpoints/builder';
import { useServices } from '@/src/services/useServices';

/** The data of a tab of the settings; read again each time it is opened. A failure is shown in its place. */
export function useSetupQuery<T>(operation: Operation, read: (data: unknown) => T) {
  const { callOperation } = useServices();
  return useQuery({
    queryKey: ['system/setup', operation.path],
    queryFn: async ({ signal }) => {
      const options = { allowRepeat: true, quiet: true, signal };
      return read((await callOperation(operation, { body: {}, options })).data);
    },
    gcTime: 0,
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  });
}
