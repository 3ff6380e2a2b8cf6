import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useFreshWhenShown } from '@/src/services/useFreshWhenShown';

/** The query of one block of the home page, kept apart from the other blocks'. */
export function useHomeQuery<T>(
  key: readonly (string | number)[],
  read: () => Promise<T>,
): UseQueryResult<T> {
  const refetchOnMount = useFreshWhenShown();
  return useQuery({ queryKey: ['home', ...key], queryFn: read, refetchOnMount });
}
