import { type Grants, hasAnyPermission, hasAnyRole } from '@/providers/access-control/permissions';
import type { RuleNode } from '@/providers/auth/user';
import { withoutTrailingSlash } from '@/src/lib/path';

/**
 * One entry of the tree that sidebar, breadcrumbs, tabs and routes read, and nothing else (architecture, top).
 * Hidden entries are part of it: they have a route, but no place in the menu.
 */
export interface MenuNode {
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
  /** Path of the entry to highlight instead of this one; empty where it is this one. */
  readonly activeMenu: string;
  /** Any one of them opens it; none where anybody may. */
  readonly permissions: readonly string[];
  /** The entries above it, outermost first. */
  readonly parents: readonly MenuParent[];
  readonly children: readonly MenuNode[];
}

/** What an entry knows of one above it. */
export type MenuParent = Pick<MenuNode, 'path' | 'title' | 'target'>;

/** What is at an entry: further entries, a page, a foreign page in a frame, or a link that opens a new tab. */
export type Target =
  | { readonly kind: 'group'; readonly redirect?: string }
  | { readonly kind: 'page'; readonly view: string }
  | { readonly kind: 'frame'; readonly link: string }
  | { readonly kind: 'link' };

/** Who looks at the menu, and what its titles are called in the language pack. */
export interface MenuReader {
  readonly grants: Grants;
  /** The title of an entry, given the server's name and title for it; the server's where absent. */
  readonly titleOf?: (name: string, title: string) => string;
}

/** Makes the tree of what the reader may open, with full paths at any depth (ROUTE-12). */
export function buildMenuTree(rules: readonly RuleNode[], reader: MenuReader): readonly MenuNode[] {
  return build(rules, reader, []);
}

function build(rules: readonly RuleNode[], reader: MenuReader, parents: readonly MenuParent[]): MenuNode[] {
  return rules
    .filter((rule) => canOpen(rule, reader.grants))
    .map((rule) => {
      const node = nodeOf(rule, reader, parents);
      const { path, title, target } = node;
      return { ...node, children: build(rule.children, reader, [...parents, { path, title, target }]) };
    });
}

function nodeOf(rule: RuleNode, { titleOf }: MenuReader, parents: readonly MenuParent[]): MenuNode {
  const { name, hidden, alwaysShow, query, permissions, meta } = rule;
  const path = joinPath(parents.at(-1)?.path ?? '', rule.path);
  return {
    path,
    name,
    title: titleOf ? titleOf(name, meta.title) : meta.title,
    icon: meta.icon,
    target: targetOf(rule, path),
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
  if (redirect === '' || redirect === 'noRedirect') return { kind: 'group' };
  return { kind: 'group', redirect: joinPath(path, redirect) };
}

function canOpen({ permissions, roles }: RuleNode, grants: Grants): boolean {
  return (
    (permissions.length === 0 || hasAnyPermission(grants, permissions)) &&
    (roles.length === 0 || hasAnyRole(grants, roles))
  );
}

/** A path below its parent's; an absolute one and an address are kept as they are. No double and no trailing slash. */
function joinPath(parent: string, path: string): string {
  if (isAddress(path)) return path;
  const full = path.startsWith('/') ? path : `${parent}/${path}`;
  return withoutTrailingSlash(full.replace(/\/{2,}/g, '/'));
}

function isAddress(path: string): boolean {
  return /^(https?:|mailto:|tel:)/.test(path);
}
