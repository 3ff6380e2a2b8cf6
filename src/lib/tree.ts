/** Trees made of rows that name their parent. A row is identified by its key, which is its id as text. */

/** A row in its tree. */
export interface TreeNode<T> {
  readonly key: string;
  readonly row: T;
  /** 0 for a root. */
  readonly depth: number;
  readonly parent: TreeNode<T> | undefined;
  readonly children: readonly TreeNode<T>[];
}

/** Records under one another. */
export interface Tree<T> {
  readonly roots: readonly TreeNode<T>[];
  /** All nodes by key. */
  readonly nodes: ReadonlyMap<string, TreeNode<T>>;
}

/** Functions that read a tree from rows. */
export interface TreeReading<T> {
  readonly keyOf: (row: T) => string;
  /** Key of the row above; a key that no row has makes a root. */
  readonly parentOf: (row: T) => string;
  /** Smaller ones first; rows with equal orders stay as they came. */
  readonly orderOf?: ((row: T) => number) | undefined;
}

interface Draft<T> {
  readonly key: string;
  readonly row: T;
  depth: number;
  parent: Draft<T> | undefined;
  children: Draft<T>[];
}

/**
 * The tree of the rows. Rows whose parent is missing are roots (as in RuoYi), and so is a row that would close a
 * cycle. No row is lost.
 */
export function buildTree<T>(rows: readonly T[], { keyOf, parentOf, orderOf }: TreeReading<T>): Tree<T> {
  const nodes = new Map<string, Draft<T>>();
  for (const row of rows) {
    const key = keyOf(row);
    nodes.set(key, { key, row, depth: 0, parent: undefined, children: [] });
  }
  const roots: Draft<T>[] = [];
  for (const node of nodes.values()) {
    const parent = nodes.get(parentOf(node.row));
    if (!parent || hangsBelow(parent, node)) roots.push(node);
    else {
      node.parent = parent;
      parent.children.push(node);
    }
  }
  const sort = (list: Draft<T>[]) => orderOf && list.sort((a, b) => orderOf(a.row) - orderOf(b.row));
  sort(roots);
  for (const node of walk(roots)) {
    sort(node.children);
    for (const child of node.children) child.depth = node.depth + 1;
  }
  return { roots, nodes };
}

/** Whether `node` is `other` or one of its descendants. */
function hangsBelow<T>(node: Draft<T>, other: Draft<T>): boolean {
  for (let at: Draft<T> | undefined = node; at; at = at.parent) if (at === other) return true;
  return false;
}

/** All nodes, each before its children; children only where `goesInto` allows. */
export function* walk<N extends { readonly children: readonly N[] }>(
  roots: readonly N[],
  goesInto: (node: N) => boolean = () => true,
): Generator<N, void, undefined> {
  const waiting = [...roots].reverse();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    yield node;
    if (goesInto(node)) for (const child of [...node.children].reverse()) waiting.push(child);
  }
}

/** The nodes on screen, from top to bottom, where only these are expanded. */
export function shownNodes<T>({ roots }: Tree<T>, expanded: ReadonlySet<string>): TreeNode<T>[] {
  return [...walk(roots, (node) => expanded.has(node.key))];
}

/** Keys of all nodes that can be expanded. */
export function parentKeys<T>({ roots }: Tree<T>): Set<string> {
  return new Set([...walk(roots)].filter(({ children }) => children.length > 0).map(({ key }) => key));
}

/** The ancestors, from the root down; none for a root. */
export function ancestorsOf<T>(node: TreeNode<T>): TreeNode<T>[] {
  const above: TreeNode<T>[] = [];
  for (let at = node.parent; at; at = at.parent) above.unshift(at);
  return above;
}

/** Keys of a node and all its descendants, which cannot be its parent. */
export function subtreeKeys<T>(node: TreeNode<T> | undefined): Set<string> {
  return new Set(node ? [...walk([node])].map(({ key }) => key) : []);
}

/** The rows with these keys and all their ancestors, in the order of the tree. */
export function withAncestors<T>({ roots, nodes }: Tree<T>, keys: Iterable<string>): T[] {
  const kept = new Set<string>();
  for (const key of keys)
    for (let at = nodes.get(key); at && !kept.has(at.key); at = at.parent) kept.add(at.key);
  return [...walk(roots)].filter(({ key }) => kept.has(key)).map(({ row }) => row);
}

/** A node's siblings, itself included. */
export function siblingsOf<T>({ roots }: Tree<T>, { parent }: TreeNode<T>): readonly TreeNode<T>[] {
  return parent?.children ?? roots;
}
