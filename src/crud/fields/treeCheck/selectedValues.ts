import { type Tree, walk } from '../../../lib/tree';
import { leavesOf, linkedSelection, type TreeSelection } from '../../../lib/treeSelection';
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

/** The keys of the value when the selection becomes linked: earlier ones stay as far as parents allow. */
export function link(tree: Tree<Choice>, keys: Keys, rules: SelectionRules): Keys {
  return rules.linked ? withParents(tree, leavesIn(tree, keys), rules) : keys;
}

/** The keys that are leaves of the tree. */
export function leavesIn(tree: Tree<Choice>, keys: Keys): Keys {
  return new Set(
    leavesOf(tree.roots)
      .map(({ key }) => key)
      .filter((key) => keys.has(key)),
  );
}

/** The keys of the value, from the selected leaves. */
export function withParents(tree: Tree<Choice>, keys: Keys, { linked, parents }: SelectionRules): Keys {
  if (!linked || parents === 'none') return keys;
  const { selected, half } = linkedSelection(tree, keys);
  return parents === 'half' ? new Set([...selected, ...half]) : selected;
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
