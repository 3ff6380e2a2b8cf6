import { withoutTrailingSlash } from '@/src/lib/path';
import type { MenuNode, MenuParent } from './menuTree';

type Tree = readonly MenuNode[];

/**
 * The part that the menu shows: no hidden entry, no group without entries, and a single visible child in its
 * parent's place unless the parent asks to be shown always (ROUTE-13).
 */
export function menuOf(tree: Tree): readonly MenuNode[] {
  const known = menus.get(tree);
  if (known) return known;
  const menu = tree.filter((node) => !node.hidden).flatMap(shown);
  menus.set(tree, menu);
  return menu;
}

/** The same entries for the same tree, so that an entry that is drawn already is not drawn anew. */
const menus = new WeakMap<Tree, readonly MenuNode[]>();

function shown(node: MenuNode): readonly MenuNode[] {
  const children = menuOf(node.children);
  if (node.target.kind !== 'group') return [{ ...node, children: [] }, ...children];
  const [only, ...others] = children;
  if (!only) return [];
  if (others.length === 0 && !node.alwaysShow) return [{ ...only, icon: only.icon || node.icon }];
  return [{ ...node, children }];
}

/** The entry whose page is at the path, hidden ones included; a parameter represents digits (ROUTE-11). */
export function findByPath(tree: Tree, path: string): MenuNode | undefined {
  const trimmed = withoutTrailingSlash(path);
  const found = [...everyNode(tree)].filter((node) => matches(node.path, trimmed));
  return found.find((node) => node.target.kind !== 'group') ?? found[0];
}

/** The entry at the path or, for a page below an entry (`/customer/list/3/edit`), the nearest one above. */
export function findNearest(tree: Tree, path: string): MenuNode | undefined {
  if (path === '') return undefined;
  return findByPath(tree, path) ?? findNearest(tree, path.slice(0, path.lastIndexOf('/')));
}

/**
 * What leads to the path: the home page, the groups, the entry; a page that highlights another entry comes after that one.
 * Entries without a title are left out.
 */
export function breadcrumbsOf(tree: Tree, path: string): readonly MenuParent[] {
  const node = findNearest(tree, path);
  const home = findByPath(tree, '/index');
  const trail = node ? [...pathTo(tree, node), node] : [];
  return [...(home && home !== node ? [home] : []), ...trail].filter(({ title }) => title !== '');
}

function pathTo(tree: Tree, { activeMenu, parents }: MenuNode): readonly MenuParent[] {
  const shown = activeMenu === '' ? undefined : findByPath(tree, activeMenu);
  return shown ? [...shown.parents, shown] : parents;
}

/** The path of the entry to highlight in the menu while the page at `path` is open. */
export function activePathOf(tree: Tree, path: string): string | undefined {
  const node = findNearest(tree, path);
  return node?.activeMenu || node?.path;
}

/** The path with the entry's fixed query. */
export function addressOf({ path, query }: Pick<MenuNode, 'path' | 'query'>): string {
  const search = new URLSearchParams(query).toString();
  return search === '' ? path : `${path}?${search}`;
}

/**
 * The route of an entry and of all that is below it. Parts of the path are named and not spelt out: the entry was found
 * by its path already, and the router reads some characters of it in its own way.
 */
export function routeOf({ path }: Pick<MenuNode, 'path'>): string {
  const parts = path.split('/').map((part, index) => (/^(:[\w-]+)?$/.test(part) ? part : `:part${index}`));
  return `${parts.join('/')}/*`;
}

/** Every entry, parents before children. */
function* everyNode(tree: Tree): Generator<MenuNode> {
  for (const node of tree) {
    yield node;
    yield* everyNode(node.children);
  }
}

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

/** The path at which a view is in somebody's tree; undefined where they have no such page. */
export function pathOfView(tree: Tree, view: string): string | undefined {
  for (const { target, path } of everyNode(tree))
    if (target.kind === 'page' && target.view === view) return path;
  return undefined;
}
