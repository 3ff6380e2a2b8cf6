import type { MenuNode } from '../menu/menuTree';
import { findNearest } from '../menu/readMenu';
import type { TabPage } from './tabs';

/** The page whose tab an address belongs to; undefined where the address has none: groups, and what is not in the tree. */
export function tabPageAt(tree: readonly MenuNode[], pathname: string): TabPage | undefined {
  const node = findNearest(tree, pathname);
  if (!node || node.target.kind === 'group' || node.target.kind === 'link') return undefined;
  const { name, title, icon, affix, noCache, target } = node;
  return { key: keyOf(node, pathname), name, title, icon, affix, noCache, isFrame: target.kind === 'frame' };
}

/** The address as far as the entry's own path goes: `/customer/list` of `/customer/list/edit/3`, all of `/system/dict-data/index/7`. */
function keyOf({ path }: MenuNode, pathname: string): string {
  return pathname.split('/').slice(0, path.split('/').length).join('/');
}
