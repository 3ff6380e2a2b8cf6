import { type Tree, walk } from '../../../lib/tree';
import { deepestKeys, linkedSelection, type TreeSelection } from '../../../lib/treeSelection';
import type { Choice } from '../tree/treeOption';

/** Rules for making a value of a selection. */
export interface SelectionRules {
  /** Whether parents and children are selected together. */
  readonly linked: boolean;
  /** Parents in the value, while linked. */
  readonly parents: 'selected' | 'half' | 'none';
}

type Keys = ReadonlySet<string>;

/** The selection as the screen shows it. */
export function selectionOf(tree: Tree<Choice>, keys: Keys, { linked }: SelectionRules): TreeSelection {
  return linked ? linkedSelection(tree, keys) : { selected: keys, half: new Set() };
}

/** The keys of the value with the parents that its rules add. A parent that has its key alone keeps it. */
export function withParents(tree: Tree<Choice>, keys: Keys, { linked, parents }: SelectionRules): Keys {
  if (!linked) return keys;
  const deepest = deepestKeys(tree, keys);
  if (parents === 'none') return deepest;
  const { selected, half } = linkedSelection(tree, deepest);
  return new Set([...selected, ...(parents === 'half' ? half : deepest)]);
}

/** The values of the keys, in the order of the tree. Values that the tree does not know stay at the end. */
export function valuesOf(
  tree: Tree<Choice>,
  keys: Keys,
  before: readonly (number | string)[],
): (number | string)[] {
  const known = [...walk(tree.roots)].filter(({ key }) => keys.has(key)).map(({ row }) => row.value);
  return [...known, ...before.filter((value) => !tree.nodes.has(String(value)))];
}
