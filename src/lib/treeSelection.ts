import { type Tree, type TreeNode, walk } from './tree';

/** The selection in a tree whose parents and children move together. */
export interface TreeSelection {
  readonly selected: ReadonlySet<string>;
  /** Parents in part: some of their descendants are selected, or they alone have a key. */
  readonly half: ReadonlySet<string>;
}

/** A parent is selected when all its children are. Its own key makes it half selected. */
export function linkedSelection<T>({ roots }: Tree<T>, keys: ReadonlySet<string>): TreeSelection {
  const selected = new Set<string>();
  const half = new Set<string>();
  for (const node of [...walk(roots)].reverse()) {
    const { key, children } = node;
    if (children.length === 0 ? keys.has(key) : children.every((child) => selected.has(child.key)))
      selected.add(key);
    else if (keys.has(key) || children.some((child) => selected.has(child.key) || half.has(child.key)))
      half.add(key);
  }
  return { selected, half };
}

/** The keys of the tree that have no other key below them. */
export function deepestKeys<T>({ roots }: Tree<T>, keys: ReadonlySet<string>): Set<string> {
  const deepest = new Set<string>();
  const above = new Set<string>();
  for (const { key, parent } of [...walk(roots)].reverse()) {
    const isAbove = above.has(key);
    if (keys.has(key) && !isAbove) deepest.add(key);
    if (parent && (isAbove || keys.has(key))) above.add(parent.key);
  }
  return deepest;
}

/** The nodes without children. */
export function leavesOf<T>(roots: readonly TreeNode<T>[]): TreeNode<T>[] {
  return [...walk(roots)].filter(({ children }) => children.length === 0);
}
