import type { MenuNode } from './node';

/** RuoYi's order: by the entry above, then by place. */
export function inOrder<Node extends MenuNode>(nodes: readonly Node[]): Node[] {
  return nodes.toSorted((one, other) => one.parentId - other.parentId || one.sort - other.sort);
}

/** An entry in RuoYi's tree selects; empty members are left out. */
interface TreeSelectNode {
  readonly id: number;
  readonly label: string;
  readonly children?: readonly TreeSelectNode[];
}

/** The entries as a tree select takes them; one whose upper entry is missing is a root. */
export function treeOf(nodes: readonly MenuNode[]): TreeSelectNode[] {
  const known = new Set(nodes.map(({ id }) => id));
  const sorted = inOrder(nodes);
  const below = (isBelow: (parentId: number) => boolean): TreeSelectNode[] =>
    sorted
      .filter(({ parentId }) => isBelow(parentId))
      .map(({ id, name }) => {
        const children = below((parentId) => parentId === id);
        return { id, label: name, ...(children.length > 0 && { children }) };
      });
  return below((parentId) => !known.has(parentId));
}

/**
 * The ticked nodes of a role's tree with linked parents and children: the deepest of the rows that it shows. Ids of
 * other rows are all kept, since no tick below would bring their parents back.
 */
export function deepest(
  ids: readonly number[],
  rows: readonly Pick<MenuNode, 'id' | 'parentId'>[],
): number[] {
  const shown = new Set(rows.map(({ id }) => id));
  const above = new Set(rows.filter(({ id }) => ids.includes(id)).map(({ parentId }) => parentId));
  return ids.filter((id) => !shown.has(id) || !above.has(id));
}
