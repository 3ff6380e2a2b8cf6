import type { Choice } from '@/src/crud/fields/tree/treeOption';
import { link, valuesOf } from '@/src/crud/fields/treeCheck/selectedValues';
import type { RecordId } from '@/src/lib/recordId';
import { type Tree, withAncestors } from '@/src/lib/tree';
import type { TreeSelection } from './role';

/**
 * The initial selection of a tree, from the keys that the server names. A linked tree names only the deepest keys,
 * and the nodes above them count as half selected. A parent granted without any child cannot be expressed that way.
 * The tree then begins unlinked, so that saving takes nothing away.
 */
export function initialSelection(
  tree: Tree<Choice>,
  checked: readonly RecordId[],
  linked: boolean,
): TreeSelection {
  if (!linked) return { ids: checked, linked };
  const keys = checked.map(String).filter((key) => tree.nodes.has(key));
  const closed = link(tree, new Set(keys), { linked, parents: 'half' });
  if (keys.every((key) => closed.has(key))) return { ids: valuesOf(tree, closed, checked), linked };
  const whole = new Set(withAncestors(tree, keys).map(({ value }) => String(value)));
  return { ids: valuesOf(tree, whole, checked), linked: false };
}
