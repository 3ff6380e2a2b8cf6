import { viewNamed } from '@/providers/auth/viewNames';
import { isRecord, textOr } from '@/src/lib/record';
import { isFoundIn } from '@/src/lib/searchText';
import { buildTree, type Tree } from '@/src/lib/tree';
import { flatRows } from '@/src/lib/treeOrder';

/** An entry of the menu that is a page, or has pages below it. */
export interface NotePage {
  readonly id: string;
  readonly parentId: string;
  readonly name: string;
  /** View path: the key of its note; empty for a directory. */
  readonly view: string;
}

/** The menu without what neither is a page nor leads to one. */
export function notePages(nodes: unknown): Tree<NotePage> {
  const rows = Array.isArray(nodes) ? nodes.filter(isRecord) : [];
  const pages = flatRows(rows, { idField: 'id', parentField: 'parentId' }).map((row) => ({
    id: textOr(row.id),
    parentId: textOr(row.parentId),
    name: textOr(row.name),
    view: viewNamed(textOr(row.url)),
  }));
  const byId = new Map(pages.map((page) => [page.id, page]));
  const kept = new Set<string>();
  for (const { id, view } of pages)
    for (let at = view === '' ? undefined : byId.get(id); at && !kept.has(at.id); at = byId.get(at.parentId))
      kept.add(at.id);
  return buildTree(
    pages.filter(({ id }) => kept.has(id)),
    { keyOf: ({ id }) => id, parentOf: ({ parentId }) => parentId },
  );
}

/** The pages whose name or view contains a text, with their ancestors. */
export function pagesNamed({ nodes }: Tree<NotePage>, text: string): ReadonlySet<string> {
  const found = [...nodes.values()].filter(
    ({ row }) => isFoundIn(row.name, text) || isFoundIn(row.view, text),
  );
  const keys = new Set<string>();
  for (const hit of found)
    for (let at: typeof hit | undefined = hit; at && !keys.has(at.key); at = at.parent) keys.add(at.key);
  return keys;
}
