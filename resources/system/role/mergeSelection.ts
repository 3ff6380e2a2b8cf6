import type { Choice } from '@/src/crud/fields/tree/treeOption';
import { link, valuesOf } from '@/src/crud/fields/treeCheck/selectedValues';
import { mergeIds } from '@/src/lib/mergeIds';
import type { Tree } from '@/src/lib/tree';
import type { TreeSelection } from './role';

/**
 * Lays a selection over the one that the server holds now (design decisions 29 and 35). Changes that only somebody else
 * has made stay. While linked, parents follow from the nodes below them.
 */
export function mergeSelection(tree: Tree<Choice>, mine: TreeSelection, now: TreeSelection): TreeSelection {
  const { base } = mine;
  const linked = base?.linked === mine.linked ? now.linked : mine.linked;
  const merged = [...mergeIds({ before: base?.ids, mine: mine.ids, now: now.ids })];
  const keys = link(tree, new Set(merged.map(String)), { linked, parents: 'half' });
  return { ids: valuesOf(tree, keys, merged), linked, base: now };
}

/** A selection that was changed further, after it had been `entered` and while it was saved as `sent`. */
export function followSelection(
  { ids, linked }: TreeSelection,
  entered: TreeSelection,
  sent: TreeSelection,
): TreeSelection {
  const merged = mergeIds({ before: entered.ids, mine: ids, now: sent.ids });
  return { ids: [...merged], linked, base: { ids: sent.ids, linked: sent.linked } };
}
