import { siblingsOf, type Tree, type TreeNode } from '../../lib/tree';

/** The target of a dragged row. */
export interface DropPlace {
  /** Its new place among its siblings. */
  readonly to: number;
  /** The row at which the target is shown, and at which of its sides. */
  readonly at: string;
  readonly side: 'before' | 'after';
}

/** The key of an element's row. */
export function keyOfElement(element: Element): string {
  return element.getAttribute('data-row-key') ?? '';
}

/** The dragged row's sibling that is the row under the pointer, or an ancestor of it. Undefined where there is none. */
export function siblingAt<T>(under: TreeNode<T> | undefined, dragged: TreeNode<T>): TreeNode<T> | undefined {
  for (let at = under; at; at = at.parent) if (at.parent === dragged.parent) return at;
  return undefined;
}

/**
 * The target of a row held over another: before it over its upper half, else after it and its descendants. Undefined
 * where it would stay in its place.
 */
export function dropPlace<T>(
  tree: Tree<T>,
  shown: readonly TreeNode<T>[],
  dragged: TreeNode<T>,
  under: TreeNode<T>,
  isUpperHalf: boolean,
): DropPlace | undefined {
  const sibling = siblingAt(under, dragged);
  if (!sibling) return undefined;
  const siblings = siblingsOf(tree, dragged);
  const from = siblings.indexOf(dragged);
  const before = isUpperHalf && sibling === under;
  const gap = siblings.indexOf(sibling) + (before ? 0 : 1);
  const to = gap > from ? gap - 1 : gap;
  if (to === from) return undefined;
  if (before) return { to, at: sibling.key, side: 'before' };
  return { to, at: lastShownBelow(shown, sibling).key, side: 'after' };
}

/** The lowest row on screen within a node. */
function lastShownBelow<T>(shown: readonly TreeNode<T>[], node: TreeNode<T>): TreeNode<T> {
  const place = shown.indexOf(node);
  const next = shown.findIndex(({ depth }, index) => index > place && depth <= node.depth);
  return shown.at(next < 0 ? -1 : next - 1) ?? node;
}
