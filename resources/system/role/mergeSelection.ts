import { type Choice, treeOfOptions } from '@/src/crud/fields/tree/treeOption';
import { valuesOf, withParents } from '@/src/crud/fields/treeCheck/selectedValues';
import { mergeIds } from '@/src/lib/mergeIds';
import type { RecordId } from '@/src/lib/recordId';
import { type Tree, withAncestors } from '@/src/lib/tree';
import { deepestKeys } from '@/src/lib/treeSelection';
import type { TreeSelection } from './role';
import type { ReadTree } from './tickedTree';

/**
 * Lays a selection over the one that the server holds now (design decisions 29 and 35). Changes that only somebody else
 * has made stay. Where both are linked, parents follow from the nodes below them.
 */
export function mergeSelection(tree: Tree<Choice>, mine: TreeSelection, now: TreeSelection): TreeSelection {
  const { base } = mine;
  const linked = base?.linked === mine.linked ? now.linked : mine.linked;
  const areBothLinked = mine.linked && now.linked;
  const read = (ids: readonly RecordId[]) => (areBothLinked ? deepestIds(tree, ids) : ids);
  const before = base && read(base.ids);
  const merged = [...mergeIds({ before, mine: read(mine.ids), now: read(now.ids) })];
  if (linked) return { ...initialSelection(tree, merged, linked), base: now };
  const keys = withKeptParents(tree, merged, { mine, now });
  return { ids: valuesOf(tree, keys, merged), linked, base: now };
}

/**
 * The initial selection of a tree, from the keys that the server names. A linked tree names only the deepest keys,
 * and the nodes above them count as half selected.
 */
export function initialSelection(
  tree: Tree<Choice>,
  checked: readonly RecordId[],
  linked: boolean,
): TreeSelection {
  if (!linked) return { ids: checked, linked };
  const keys = withParents(tree, new Set(checked.map(String)), { linked, parents: 'half' });
  return { ids: valuesOf(tree, keys, checked), linked };
}

/** Lays a selection over the one in a tree that the server has just answered. */
export function mergeRead(
  mine: TreeSelection,
  { options, checked }: ReadTree,
  linked: boolean,
): TreeSelection {
  const tree = treeOfOptions(options);
  return mergeSelection(tree, mine, initialSelection(tree, checked, linked));
}

/** Whether a selection is another one than it began with. */
export function isChanged({ ids, linked, base }: TreeSelection): boolean {
  const began = new Set(base?.ids.map(String));
  const isSame = ids.length === began.size && ids.every((id) => began.has(String(id)));
  return !isSame || linked !== base?.linked;
}

/** The ids that have no other one below them, and those that the tree does not know. */
function deepestIds(tree: Tree<Choice>, ids: readonly RecordId[]): readonly RecordId[] {
  const deepest = deepestKeys(tree, new Set(ids.map(String)));
  return ids.filter((id) => deepest.has(String(id)) || !tree.nodes.has(String(id)));
}

/** A linked side lets go of parents with their last child. Above merged nodes they stay, if the other side has them. */
function withKeptParents(
  tree: Tree<Choice>,
  merged: readonly RecordId[],
  { mine, now }: { readonly mine: TreeSelection; readonly now: TreeSelection },
): ReadonlySet<string> {
  const held = new Set([...(mine.linked ? now.ids : []), ...(now.linked ? mine.ids : [])].map(String));
  const keys = merged.map(String);
  const above = withAncestors(tree, keys).map(({ value }) => String(value));
  return new Set([...keys, ...above.filter((key) => held.has(key))]);
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
