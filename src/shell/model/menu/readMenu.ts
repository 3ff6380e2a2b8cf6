import { withoutTrailingSlash } from '@/src/lib/path';
import type { MenuNode, MenuParent } from './menuTree';

type Tree = readonly MenuNode[];

/**
 * The part of the tree for the menu: no hidden entry, no group without entries. A single visible child takes its
 * parent's place unless the parent asks to be shown always (ROUTE-13).
 */
export function menuOf(tree: Tree): readonly MenuNode[] {
  const known = menus.get(tree);
  if (known) return known;
  const menu = tree.filter((node) => !node.hidden).flatMap(shown);
  menus.set(tree, menu);
  return menu;
}

/** The same entries for the same tree, so that drawn entries are not drawn anew. */
const menus = new WeakMap<Tree, readonly MenuNode[]>();

function shown(node: MenuNode): readonly MenuNode[] {
  const children = menuOf(node.children);
  if (node.target.kind !== 'group') return [{ ...node, children: [] }, ...children];
  const [only, ...others] = children;
  if (!only) return [];
  if (others.length === 0 && !node.alwaysShow) return [{ ...only, icon: only.icon || node.icon }];
  return [{ ...node, children }];
}

/**
 * The entry whose page is at an address, hidden ones included; a parameter of its path represents digits (ROUTE-11). Of
 * several entries of one path it is the one whose fixed query the address holds.
 */
export function findByPath(tree: Tree, address: string): MenuNode | undefined {
  const [path, search] = splitAddress(address);
  const trimmed = withoutTrailingSlash(path);
  const found = everyNode(tree).filter((node) => matches(node.path, trimmed));
  const pages = found.filter((node) => node.target.kind !== 'group');
  const fits = pages.filter(({ query }) => holdsQuery(search, query));
  const closest = fits.toSorted((a, b) => Object.keys(b.query).length - Object.keys(a.query).length);
  return closest[0] ?? pages[0] ?? found[0];
}

/** The entry at an address or, for a page below an entry (`/customer/list/3/edit`), the nearest one above. */
export function findNearest(tree: Tree, address: string): MenuNode | undefined {
  const [path, search] = splitAddress(address);
  if (path === '') return undefined;
  return findByPath(tree, address) ?? findNearest(tree, path.slice(0, path.lastIndexOf('/')) + search);
}

/** Path, and query with its question mark. */
function splitAddress(address: string): readonly [path: string, search: string] {
  const [path = '', search] = address.split('?', 2);
  return [path, search === undefined ? '' : `?${search}`];
}

/** Whether a query holds an entry's fixed one. */
export function holdsQuery(search: string | undefined, query: MenuNode['query']): boolean {
  const given = new URLSearchParams(search);
  return Object.entries(query).every(([name, value]) => given.get(name) === value);
}

/**
 * The way to the address: the home page, the groups, the entry. A page that highlights another entry comes after that
 * one. Entries without a title are left out. A group does not lead to unknown addresses below it.
 */
export function breadcrumbsOf(tree: Tree, address: string): readonly MenuParent[] {
  const nearest = findNearest(tree, address);
  const node = nearest?.target.kind === 'group' ? findByPath(tree, address) : nearest;
  const home = findByPath(tree, '/index');
  const trail = node ? [...pathTo(tree, node), node] : [];
  return [...(home && home !== node ? [home] : []), ...trail].filter(({ title }) => title !== '');
}

function pathTo(tree: Tree, { activeMenu, parents }: MenuNode): readonly MenuParent[] {
  const shown = activeMenu === '' ? undefined : findByPath(tree, activeMenu);
  return shown ? [...shown.parents, shown] : parents;
}

/** The entry to highlight in the menu while the page at an address is open. */
export function activeEntryOf(tree: Tree, address: string): MenuNode | undefined {
  const node = findNearest(tree, address);
  return node?.activeMenu ? findByPath(tree, node.activeMenu) : node;
}

/**
 * The route of an entry and all below it. Parts of the path are parameters, since the router reads some characters in
 * its own way. The entry was found by its path already.
 */
export function routeOf({ path }: Pick<MenuNode, 'path'>): string {
  const parts = path.split('/').map((part, index) => (/^(:[\w-]+)?$/.test(part) ? part : `:part${index}`));
  return `${parts.join('/')}/*`;
}

/** Every entry, parents before children. */
export function everyNode(tree: Tree): readonly MenuNode[] {
  const known = entries.get(tree);
  if (known) return known;
  const all = tree.flatMap((node) => [node, ...everyNode(node.children)]);
  entries.set(tree, all);
  return all;
}

/** The entries of each tree: a start looks for some thirty of them. */
const entries = new WeakMap<Tree, readonly MenuNode[]>();

function matches(pattern: string, path: string): boolean {
  if (!pattern.includes('/:')) return pattern === path;
  const parts = path.split('/');
  const wanted = pattern.split('/');
  return (
    parts.length === wanted.length &&
    wanted.every((part, index) => {
      const given = parts[index] ?? '';
      return part.startsWith(':') ? /^\d+$/.test(given) : part === given;
    })
  );
}

/** The entry of a view in the person's tree; undefined where they have no such page. */
export function entryOfView(tree: Tree, view: string): MenuNode | undefined {
  const path = pathOfView(tree, view);
  return path === undefined ? undefined : findByPath(tree, path);
}

/** The path of a view in the person's tree; undefined where they have no such page. */
export function pathOfView(tree: Tree, view: string): string | undefined {
  return everyNode(tree).find(({ target }) => target.kind === 'page' && target.view === view)?.path;
}
