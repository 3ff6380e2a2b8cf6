import { childrenOf, type MenuNode } from './node';

/** A node of the rule list on the wire (contract, section 5). */
export interface RuleNode {
  readonly path: string;
  readonly component: string;
  readonly name: string;
  readonly hidden: boolean;
  readonly redirect: string;
  readonly alwaysShow: boolean;
  /** JSON text. */
  readonly query: string;
  readonly meta: {
    readonly title: string;
    readonly icon: string;
    readonly noCache: boolean;
    readonly link: string;
    readonly activeMenu: string;
    readonly affix: boolean;
  };
  readonly permissions: readonly string[];
  readonly roles: readonly string[];
  readonly children: readonly RuleNode[];
}

/** The granted nodes as a tree of routes, by the table of screens-platform, section 8.1. */
export function buildRuleList(granted: readonly MenuNode[]): RuleNode[] {
  const rules = childrenOf(granted, 0).flatMap((node) => topRules(granted, node));
  return rules.filter((rule) => rule.hidden || rule.meta.link || hasVisibleChild(rule));
}

/** A group; a page, or an address that is framed, in a wrapper of its own (rest-contract, section 2.2). */
function topRules(granted: readonly MenuNode[], node: MenuNode): RuleNode[] {
  if (node.type === 2) return node.url ? [wrapped(subPageRule(granted, node, ''))] : [];
  if (isAddress(node.path)) return [node.innerLink ? wrapped(linkRule(node, '')) : linkRule(node, '')];
  const path = `/${node.path}`;
  if (node.url) return [rule(node, node.path, path), ...subPageRules(granted, node, '')].map(wrapped);
  const children = buildChildren(granted, node, path);
  const more = { component: 'Layout', redirect: 'noRedirect', alwaysShow: true, children };
  return [rule(node, path, path, more)];
}

/** The menu shows the page in the wrapper's place. */
function wrapped(page: RuleNode): RuleNode {
  const meta = { title: '', icon: '', noCache: false, link: '', activeMenu: '', affix: false };
  return {
    path: '/',
    component: 'Layout',
    name: '',
    hidden: page.hidden,
    redirect: '',
    alwaysShow: false,
    query: '',
    meta,
    permissions: [],
    roles: [],
    children: [page],
  };
}

/** Children of a group or container, with function pages; these are in the menu or highlight another entry. */
function buildChildren(granted: readonly MenuNode[], parent: MenuNode, base: string): RuleNode[] {
  return childrenOf(granted, parent.id).flatMap((node): RuleNode[] => {
    if (node.type === 2) return node.url ? [subPageRule(granted, node, base)] : [];
    if (isAddress(node.path)) return [linkRule(node, base)];
    const own = `${base}/${node.path}`;
    if (node.url) return [rule(node, node.path, own), ...subPageRules(granted, node, base)];
    const container = rule(node, node.path, own, {
      component: 'ParentView',
      children: buildChildren(granted, node, own),
    });
    return hasVisibleChild(container) ? [container] : [];
  });
}

/** Pages below a page lie beside it in the tree of routes. */
function subPageRules(granted: readonly MenuNode[], page: MenuNode, base: string): RuleNode[] {
  const pages = childrenOf(granted, page.id).filter((node) => node.type === 2 && node.url);
  return pages.map((node) => subPageRule(granted, node, base));
}

function subPageRule(granted: readonly MenuNode[], node: MenuNode, base: string): RuleNode {
  const above = granted.find(({ id, url }) => id === node.parentId && url);
  const first = childrenOf(granted, node.parentId).find(({ type, url }) => type === 1 && url);
  const highlighted = above ?? first;
  const activeMenu = node.activeMenu || (highlighted ? `${base}/${highlighted.path}` : '');
  return rule(node, node.path, `${base}/${node.path}`, { activeMenu: node.hidden ? activeMenu : '' });
}

/** An outside address: framed under a path made of its id, or opened in a new tab. */
function linkRule(node: MenuNode, base: string): RuleNode {
  const slug = `link-${node.id}`;
  const about = { component: node.innerLink ? 'InnerLink' : 'Layout', link: node.path };
  return rule(node, node.innerLink ? slug : node.path, `${base}/${slug}`, about);
}

/** A node that may have been given a name for its route. */
type Named = MenuNode & { readonly routeName?: string };

interface RuleOptions {
  component?: string;
  redirect?: string;
  alwaysShow?: boolean;
  children?: readonly RuleNode[];
  activeMenu?: string;
  link?: string;
}

function rule(node: Named, path: string, fullPath: string, options: RuleOptions = {}): RuleNode {
  const { component = node.url, redirect = '', alwaysShow = false, children = [] } = options;
  return {
    path,
    component,
    name: node.routeName || pascalCase(fullPath),
    hidden: node.hidden === 1,
    redirect,
    alwaysShow,
    query: node.query,
    meta: {
      title: node.name,
      icon: node.icon,
      noCache: node.noCache === 1,
      link: options.link ?? '',
      activeMenu: options.activeMenu ?? '',
      affix: false,
    },
    permissions: node.permissions ? [node.permissions] : [],
    roles: [],
    children,
  };
}

function hasVisibleChild({ children }: RuleNode): boolean {
  return children.some((child) => !child.hidden);
}

function isAddress(path: string): boolean {
  return /^(https?:)?\//.test(path);
}

/** `/expert/volunteer/detail` → `ExpertVolunteerDetail`. */
function pascalCase(path: string): string {
  return path
    .split(/[/-]/)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('');
}
