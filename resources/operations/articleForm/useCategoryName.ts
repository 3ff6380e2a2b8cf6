import { useQuery } from '@tanstack/react-query';
import { isRecord, textOr } from '@/src/lib/record';
import { useServices } from '@/src/services/useServices';
import { operationsEndpoints } from '../endpoints';

const { categories } = operationsEndpoints['operations/headlines'].operations;

/** Milliseconds after which the categories are read again. */
const fresh = 5 * 60_000;

/** How a category of articles is called; empty for none, and as long as they are read. */
export function useCategoryName(): (id: unknown) => string {
  const { callOperation } = useServices();
  const { data } = useQuery({
    queryKey: ['operations', 'categories', categories.body],
    queryFn: async ({ signal }) => {
      const options = { allowRepeat: true, quiet: true, signal };
      return namesIn((await callOperation(categories, { options })).data);
    },
    staleTime: fresh,
    retry: false,
  });
  return (id) => data?.get(textOr(id)) ?? '';
}

/** Names by id, of what is below others as well. */
function namesIn(nodes: unknown): ReadonlyMap<string, string> {
  if (!Array.isArray(nodes)) return new Map();
  return new Map(
    nodes
      .filter(isRecord)
      .flatMap(({ id, name, children }) => [[textOr(id), textOr(name)] as const, ...namesIn(children)]),
  );
}
