import type { MenuNode } from '../../model/menu/menuTree';
import { menuOf } from '../../model/menu/readMenu';

/** Number of pages that may be pinned (screen A3). */
export const maxPinned = 8;

/** Number of pages until somebody pins others. */
const usualCount = 6;

/** A page of the menu and its group. */
export interface MenuPage {
  readonly group: string;
  readonly node: MenuNode;
}

/** The pages of the menu in its order, without the home page and without external links. */
export function menuPages(tree: readonly MenuNode[]): readonly MenuPage[] {
  return menuOf(tree).flatMap((node) => pagesIn(node, node.title));
}

function pagesIn(node: MenuNode, group: string): readonly MenuPage[] {
  if (node.target.kind === 'group') return node.children.flatMap((child) => pagesIn(child, group));
  return node.target.kind === 'link' || node.path === '/index' ? [] : [{ group, node }];
}

/** The pinned pages that the person may still open; the first six of the menu where none is pinned. */
export function pinnedPages(pages: readonly MenuPage[], quick: readonly string[]): readonly MenuPage[] {
  const pinned = quick.flatMap((path) => pages.find(({ node }) => node.path === path) ?? []);
  return pinned.length > 0 ? pinned.slice(0, maxPinned) : pages.slice(0, usualCount);
}

/**
 * The pinned paths with the page at an address after them. The same list where it is no page of the menu, there
 * already, or one too many.
 */
export function withPage(
  pages: readonly MenuPage[],
  pinned: readonly string[],
  path: string,
): readonly string[] {
  const page = pages.find(({ node }) => path === node.path || path.startsWith(`${node.path}/`));
  if (!page || pinned.includes(page.node.path) || pinned.length >= maxPinned) return pinned;
  return [...pinned, page.node.path];
}

/**
 * The paths to keep after an edit of the shown ones. Pages that the person may not open at the moment stay behind them,
 * as far as there is room. Without any path the usual pages are restored, and nothing stays.
 */
export function withHidden(
  edited: readonly string[],
  pinned: readonly string[],
  shown: readonly string[],
): readonly string[] {
  if (edited.length === 0) return edited;
  return [...edited, ...pinned.filter((path) => !shown.includes(path))].slice(0, maxPinned);
}
