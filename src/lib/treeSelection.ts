import { type Tree, type TreeNode, walk } from './tree';

/** What is selected in a tree whose parents and children move together. */
export interface TreeSelection {
  readonly selected: ReadonlySet<string>;
  /** Parents with some, but not all, below them selected. */
  readonly half: ReadonlySet<string>;
}

/** A parent is selected when all its children are; what the keys say of parents themselves does not count. */
export function linkedSelection<T>({ roots }: Tree<T>, keys: ReadonlySet<string>): TreeSelection {
  const selected = new Set<string>();
  const half = new Set<string>();
  for (const node of [...walk(roots)].reverse()) {
    const { key, children } = node;
    if (children.length === 0 ? keys.has(key) : children.every((child) => selected.has(child.key)))
      selected.add(key);
    else if (children.some((child) => selected.has(child.key) || half.has(child.key))) half.add(key);
  }
  return { selected, half };
}

/**
 * The leaves that are selected after a node was pressed: all below it, or none where all were. Leaves that are locked stay
 * as they are.
 */
export function toggleLinked<T>(
  node: TreeNode<T>,
  leaves: ReadonlySet<string>,
  isLocked: (node: TreeNode<T>) => boolean,
): Set<string> {
  return setAll(
    leavesOf([node]).filter((leaf) => !isLocked(leaf)),
    leaves,
  );
}

/** The keys after all of these nodes were selected, or taken back where all were selected. */
export function setAll<T>(nodes: readonly TreeNode<T>[], keys: ReadonlySet<string>): Set<string> {
  const all = nodes.every(({ key }) => keys.has(key));
  const next = new Set(keys);
  for (const { key } of nodes) {
    if (all) next.delete(key);
    else next.add(key);
  }
  return next;
}

/** The nodes without any below them. */
export function leavesOf<T>(roots: readonly TreeNode<T>[]): TreeNode<T>[] {
  return [...walk(roots)].filter(({ children }) => children.length === 0);
}
