import { useCall } from '@/src/crud/useCall';
import { isRecord, textOr } from '@/src/lib/record';
import { isRecordId, type RecordId } from '@/src/lib/recordId';
import type { Choice } from '@/src/ui/fields/lookup';
import { operationsEndpoints } from '../endpoints';

const { categories } = operationsEndpoints['operations/galleries'].operations;

/** The categories that posters may be in, each by the names from its root down: 节点海报 / 出分. */
export function useCategories() {
  return useCall(categories, (data) => choicesOf(data, ''), {
    of: ['operations', 'categories'],
    body: { kind: 2 },
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
