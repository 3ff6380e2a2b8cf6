import { useQuery } from '@tanstack/react-query';
import { isRecord, textOr } from '@/src/lib/record';
import { isRecordId, type RecordId } from '@/src/lib/recordId';
import { useServices } from '@/src/services/useServices';
import type { Choice } from '@/src/ui/fields/lookup';
import { operationsEndpoints } from '../endpoints';

const { categories } = operationsEndpoints['operations/galleries'].operations;

/** The categories that posters may be in, each by the names from its root down: 节点海报 / 出分. */
export function useCategories() {
  const { callOperation } = useServices();
  return useQuery({
    queryKey: ['operations', 'categories', categories.path],
    queryFn: async ({ signal }) => {
      const options = { allowRepeat: true, quiet: true, signal };
      const { data } = await callOperation(categories, { body: { kind: 2 }, options });
      return choicesOf(data, '');
    },
  });
}

function choicesOf(nodes: unknown, above: string): Choice<RecordId>[] {
  if (!Array.isArray(nodes)) return [];
  return nodes.filter(isRecord).flatMap(({ id, name, children }) => {
    const path = above + textOr(name);
    const own = isRecordId(id) ? [{ id, name: path }] : [];
    return [...own, ...choicesOf(children, `${path} / `)];
  });
}
