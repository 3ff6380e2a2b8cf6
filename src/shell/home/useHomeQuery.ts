import { type UseQueryResult, useQuery } from '@tanstack/react-query';

/** What one block of the home page reads; kept apart from the other blocks'. */
export function useHomeQuery<T>(
  key: readonly (string | number)[],
  read: () => Promise<T>,
): UseQueryResult<T> {
  return useQuery({ queryKey: ['home', ...key], queryFn: read });
}
