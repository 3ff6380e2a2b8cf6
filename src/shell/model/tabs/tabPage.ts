import { parsePath } from 'react-router';
import { addressOf, type MenuNode } from '../menu/menuTree';
import { findNearest } from '../menu/readMenu';
import type { TabPage } from './tabs';

/**
 * The page whose tab an address (path and query) belongs to. Undefined where the address has none: groups, and
 * addresses outside of the tree.
 */
export function tabPageAt(tree: readonly MenuNode[], address: string): TabPage | undefined {
  const { pathname = '/', search = '' } = parsePath(address);
  const node = findNearest(tree, pathname + search);
  if (!node || node.target.kind === 'group' || node.target.kind === 'link') return undefined;
  const { name, title, icon, affix, noCache, target } = node;
  return {
    key: keyOf(node, pathname) + (recordOf(node, search) || fixedQuery(node)),
    name,
    title,
    icon,
    affix,
    noCache,
    isFrame: target.kind === 'frame',
  };
}

/**
 * The part of the address that the entry's own path covers: `/customer/list` of `/customer/list/edit/3`, all of
 * `/system/dict-data/index/7`.
 */
function keyOf({ path }: MenuNode, pathname: string): string {
  return pathname.split('/').slice(0, path.split('/').length).join('/');
}

/** Key of the tab of an entry whose path has no parameters. */
export function tabKeyOf(node: MenuNode): string {
  return node.path + fixedQuery(node);
}

/** Entries of one path have a tab each. */
function fixedQuery({ query }: MenuNode): string {
  return addressOf({ path: '', query });
}

/** Query names of the record that an entry outside of the menu shows: a table, a student. */
const recordNames = ['userId', 'id'];

/** The record in the query of such an entry: each has a tab of its own (`/expert/filling/workbench?userId=7`). */
function recordOf({ hidden }: MenuNode, search: string): string {
  const query = new URLSearchParams(search);
  const name = hidden && recordNames.find((one) => query.get(one));
  return name ? `?${name}=${query.get(name)}` : '';
}
