import type { Choice } from '@/src/crud/fields/tree/treeOption';
import { valuesOf, withParents } from '@/src/crud/fields/treeCheck/selectedValues';
import type { RecordId } from '@/src/lib/recordId';
import type { Tree } from '@/src/lib/tree';
import type { TreeSelection } from './role';

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
