import type { ApiResponse } from '@/providers/http/request';
import type { TreeOption } from '@/src/crud/fields/tree/treeOption';
import { isRecord, textOr } from '@/src/lib/record';
import { isRecordId, type RecordId } from '@/src/lib/recordId';

/** A tree with its ticks, as RuoYi answers it. */
export interface ReadTree {
  readonly options: readonly TreeOption<RecordId>[];
  readonly checked: readonly RecordId[];
}

/** Reads the response of a tree with ticks; `at` is the member that holds the nodes, `data` where absent. */
export function readTree({ data, members }: ApiResponse, at: string | undefined): ReadTree {
  const { checkedKeys } = members;
  return {
    options: optionsOf(at === undefined ? data : members[at]),
    checked: Array.isArray(checkedKeys) ? checkedKeys.filter(isRecordId) : [],
  };
}

function optionsOf(nodes: unknown): TreeOption<RecordId>[] {
  if (!Array.isArray(nodes)) return [];
  return nodes
    .filter(isRecord)
    .flatMap(({ id, label, children }) =>
      isRecordId(id) ? [{ value: id, label: textOr(label, String(id)), children: optionsOf(children) }] : [],
    );
}
