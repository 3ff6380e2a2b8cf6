import { type Tree, type TreeNode, walk } from '../../lib/tree';
import { leavesOf, linkedSelection, setAll, type TreeSelection, toggleLinked } from '../../lib/treeSelection';
import type { Choice } from './treeOption';

/** How a selection becomes a value. */
export interface SelectionRules {
  /** Whether parents and children are selected together. */
  readonly linked: boolean;
  /** Parents in the value, while linked. */
  readonly parents: 'selected' | 'half' | 'none';
}

type Keys = ReadonlySet<string>;
const isLocked = ({ row }: TreeNode<Choice>) => row.locked;

/** What is selected on screen. */
export function selectionOf(tree: Tree<Choice>, keys: Keys, { linked }: SelectionRules): TreeSelection {
  return linked ? linkedSelection(tree, keys) : { selected: keys, half: new Set() };
}

/** The keys of the value after a box was pressed. */
export function press(tree: Tree<Choice>, keys: Keys, node: TreeNode<Choice>, rules: SelectionRules): Keys {
  if (!rules.linked) return setAll([node], keys);
  return withParents(tree, toggleLinked(node, leavesIn(tree, keys), isLocked), rules);
}

/** The keys of the value after all boxes were selected, or all were taken back. What is locked stays as it is. */
export function pressAll(tree: Tree<Choice>, keys: Keys, all: boolean, rules: SelectionRules): Keys {
  const nodes = rules.linked ? leavesOf(tree.roots) : [...walk(tree.roots)];
  const had = rules.linked ? leavesIn(tree, keys) : keys;
  const next = nodes.filter((node) => (node.row.locked ? had.has(node.key) : all)).map(({ key }) => key);
  return withParents(tree, new Set(next), rules);
}

/** The keys of the value when the selection becomes linked: what was selected stays as far as parents allow. */
export function link(tree: Tree<Choice>, keys: Keys, rules: SelectionRules): Keys {
  return rules.linked ? withParents(tree, leavesIn(tree, keys), rules) : keys;
}

function leavesIn(tree: Tree<Choice>, keys: Keys): Keys {
  return new Set(
    leavesOf(tree.roots)
      .map(({ key }) => key)
      .filter((key) => keys.has(key)),
  );
}

function withParents(tree: Tree<Choice>, keys: Keys, { linked, parents }: SelectionRules): Keys {
  if (!linked || parents === 'none') return keys;
  const { selected, half } = linkedSelection(tree, keys);
  return parents === 'half' ? new Set([...selected, ...half]) : selected;
}

/** The values of the keys, in the order of the tree; values that the tree does not know stay at the end. */
export function valuesOf(
  tree: Tree<Choice>,
  keys: Keys,
  before: readonly (number | string)[],
): (number | string)[] {
  const known = [...walk(tree.roots)].filter(({ key }) => keys.has(key)).map(({ row }) => row.value);
  return [...known, ...before.filter((value) => !tree.nodes.has(String(value)))];
}
