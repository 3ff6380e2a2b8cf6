import { type Tree, type TreeNode, walk } from './tree';

/** The selection in a tree whose parents and children move together. */
export interface TreeSelection {
  readonly selected: ReadonlySet<string>;
  /** Parents with some, but not all, of their descendants selected. */
  readonly half: ReadonlySet<string>;
}

/** A parent is selected when all its children are; keys of parents themselves do not count. */
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

/** The nodes without children. */
export function leavesOf<T>(roots: readonly TreeNode<T>[]): TreeNode<T>[] {
  return [...walk(roots)].filter(({ children }) => children.length === 0);
}
