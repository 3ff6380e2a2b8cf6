import type { MenuNode } from '../../model/menu/menuTree';
import { menuOf } from '../../model/menu/readMenu';
import { tabKeyOf, tabPageAt } from '../../model/tabs/tabs';

/** Number of pages that may be pinned (screen A3). */
export const maxPinned = 8;

/** Number of pages until somebody pins others. */
const usualCount = 6;

/** A page of the menu and its group. */
export interface MenuPage {
  /** Key of its tab, under which it is pinned: entries of one path differ in it. */
  readonly key: string;
  readonly group: string;
  readonly node: MenuNode;
}

/** The pages of the menu in its order, without the home page and without external links. */
export function menuPages(tree: readonly MenuNode[]): readonly MenuPage[] {
  return menuOf(tree).flatMap((node) => pagesIn(node, node.title));
}

function pagesIn(node: MenuNode, group: string): readonly MenuPage[] {
  if (node.target.kind === 'group') return node.children.flatMap((child) => pagesIn(child, group));
  return node.target.kind === 'link' || node.path === '/index' ? [] : [{ key: tabKeyOf(node), group, node }];
}

/** The pinned pages that the person may still open; the first six of the menu where none is pinned. */
export function pinnedPages(pages: readonly MenuPage[], quick: readonly string[]): readonly MenuPage[] {
  const found = quick.flatMap((pinned) => pages.find(({ key }) => key === pinned) ?? []);
  return found.length > 0 ? found.slice(0, maxPinned) : pages.slice(0, usualCount);
}

/**
 * The pinned keys with that of the page at an address after them. The same list where it is no page of the menu, there
 * already, or one too many.
 */
export function withPage(
  tree: readonly MenuNode[],
  pinned: readonly string[],
  address: string,
): readonly string[] {
  const page = menuPages(tree).find(({ key }) => key === tabPageAt(tree, address)?.key);
  return !page || pinned.includes(page.key) || pinned.length >= maxPinned ? pinned : [...pinned, page.key];
}

/**
 * The keys to keep after an edit of the shown ones. Pages that the person may not open at the moment stay behind them,
 * as far as there is room. Without any key the usual pages are restored, and nothing stays.
 */
export function withHidden(
  edited: readonly string[],
  pinned: readonly string[],
  shown: readonly string[],
): readonly string[] {
  if (edited.length === 0) return edited;
  return [...edited, ...pinned.filter((key) => !shown.includes(key))].slice(0, maxPinned);
}
