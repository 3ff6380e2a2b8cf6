import { type Grants, hasAnyPermission, hasAnyRole } from '@/providers/access-control/permissions';
import type { RuleNode } from '@/providers/auth/user';
import { plainPath } from '@/src/lib/webAddress';
import { isOwnAddress, staticRules } from './staticRules';

/**
 * An entry of the only tree that sidebar, breadcrumbs, tabs and routes read (architecture, top). Hidden entries are
 * part of it: they have a route, but no place in the menu.
 */
export interface MenuNode {
  /** Unlike the path, unique among all entries. */
  readonly id: string;
  /** Full path; may hold parameters that represent digits (`/system/dict-data/index/:dictId`). An external link's address. */
  readonly path: string;
  /** The server's name for it; the language pack's key is `menu.` and this. */
  readonly name: string;
  readonly title: string;
  /** Name of an icon, such as `ShopOutlined`; may be empty. */
  readonly icon: string;
  readonly target: Target;
  readonly hidden: boolean;
  readonly alwaysShow: boolean;
  readonly query: Readonly<Record<string, string>>;
  readonly noCache: boolean;
  readonly affix: boolean;
  /** Path of the entry to highlight instead of this one; empty for this one. */
  readonly activeMenu: string;
  /** Permissions, each of which opens it; empty where anybody may. */
  readonly permissions: readonly string[];
  /** The entries above it, outermost first. */
  readonly parents: readonly MenuParent[];
  readonly children: readonly MenuNode[];
}

/** The members of an ancestor that an entry keeps. */
export type MenuParent = Pick<MenuNode, 'id' | 'path' | 'title' | 'target'>;

/** The target of an entry: further entries, a page, a foreign page in a frame, or an external link. */
export type Target =
  | { readonly kind: 'group'; readonly redirect?: string }
  | { readonly kind: 'page'; readonly view: string }
  | { readonly kind: 'frame'; readonly link: string }
  | { readonly kind: 'link' };

/** The person who looks at the menu, and its titles in the language pack. */
export interface MenuReader {
  readonly grants: Grants;
  /** The title of an entry, given the server's name and title for it; the server's where absent. */
  readonly titleOf?: (name: string, title: string) => string;
}

/**
 * Makes the tree of the entries that the reader may open, with full paths at any depth (ROUTE-12). An address has one
 * page: the first that claims it. Entries of one path with other fixed queries are entries of their own. No rule can
 * claim an address of the application's own; such an entry is left out with its children.
 */
export function buildMenuTree(rules: readonly RuleNode[], reader: MenuReader): readonly MenuNode[] {
  return build(rules, { ...reader, taken: new Set() }, []);
}

interface Building extends MenuReader {
  /** Addresses that have a page: paths, with the fixed queries of their entries. */
  readonly taken: Set<string>;
}

function build(rules: readonly RuleNode[], building: Building, parents: readonly MenuParent[]): MenuNode[] {
  return rules.flatMap((rule, index) => {
    if (!canOpen(rule, building.grants)) return [];
    const node = nodeOf(rule, `${parents.at(-1)?.id ?? ''}/${index}`, building, parents);
    if (!claims(rule, node, building.taken)) return [];
    const { id, path, title, target } = node;
    return [{ ...node, children: build(rule.children, building, [...parents, { id, path, title, target }]) }];
  });
}

/**
 * Whether an entry may have its address, which it then takes. Groups and links have no page that could be in the way.
 */
function claims(rule: RuleNode, { path, query, target }: MenuNode, taken: Set<string>): boolean {
  if (target.kind === 'group' || target.kind === 'link') return true;
  const address = addressOf({ path, query });
  if (taken.has(address) || (isOwnAddress(path) && !staticRules.includes(rule))) return false;
  taken.add(address);
  return true;
}

function nodeOf(
  rule: RuleNode,
  id: string,
  { titleOf }: MenuReader,
  parents: readonly MenuParent[],
): MenuNode {
  const { name, hidden, alwaysShow, query, permissions, meta } = rule;
  const path = joinPath(parents.at(-1)?.path ?? '', rule.path);
  const target = targetOf(rule, path);
  const title = meta.title || (target.kind === 'group' ? '' : name || path);
  return {
    id,
    path,
    name,
    title: titleOf ? titleOf(name, title) : title,
    icon: meta.icon,
    target,
    hidden,
    alwaysShow,
    query,
    noCache: meta.noCache,
    affix: meta.affix,
    activeMenu: meta.activeMenu,
    permissions,
    parents,
    children: [],
  };
}

function targetOf({ component, redirect, meta }: RuleNode, path: string): Target {
  if (isAddress(path)) return { kind: 'link' };
  if (component === 'InnerLink') return { kind: 'frame', link: meta.link };
  if (component !== 'Layout' && component !== 'ParentView') return { kind: 'page', view: component };
  if (redirect === '' || redirect === 'noRedirect' || isAddress(redirect)) return { kind: 'group' };
  const [, to = '', search = ''] = /^([^?#]*)(.*)$/s.exec(redirect) ?? [];
  return { kind: 'group', redirect: joinPath(path, to) + search };
}

function canOpen({ permissions, roles }: RuleNode, grants: Grants): boolean {
  return (
    (permissions.length === 0 || hasAnyPermission(grants, permissions)) &&
    (roles.length === 0 || hasAnyRole(grants, roles))
  );
}

/** The path with the entry's fixed query. */
export function addressOf({ path, query }: Pick<MenuNode, 'path' | 'query'>): string {
  const search = new URLSearchParams(query).toString();
  return search === '' ? path : `${path}?${search}`;
}

/** A path below its parent's, as a browser writes it. Absolute paths and addresses are kept as they are. */
function joinPath(parent: string, path: string): string {
  if (isAddress(path)) return path;
  return plainPath(path.startsWith('/') ? path : `${parent}/${path}`);
}

function isAddress(path: string): boolean {
  return /^(https?:|mailto:|tel:)/i.test(path);
}
