import { permissionVerbs } from '@/src/lib/permissionVerbs';

/** A menu or a function of the back-office, as the menu configuration keeps it (screens-platform, sections 3 and 8.1). */
export interface MenuNode {
  id: number;
  /** 0 for a group. */
  parentId: number;
  name: string;
  icon: string;
  /** 1 menu, 2 function. */
  type: number;
  /** Address below the group, or an outside address. */
  path: string;
  /** View path; empty for groups, containers and functions without a page. */
  url: string;
  /** Permission string; empty for groups and containers. */
  permissions: string;
  sort: number;
  hidden: number;
  noCache: number;
  /** 1 shows an outside address inside the application. */
  innerLink: number;
  /** Path of the entry to highlight instead, where it is not the page above. */
  activeMenu: string;
  /** JSON text. */
  query: string;
  /** Address of the call behind it, for the record. */
  admin_path: string;
  /** 1 locks it on the screens of permissions: whoever has it keeps it. */
  readyonly: number;
}

/** Builds the nodes below a group; `group` is its first path segment. */
export type Branch = (group: string, parent: MenuNode, sort: number) => MenuNode[];

const blank = {
  icon: '',
  url: '',
  permissions: '',
  hidden: 0,
  noCache: 0,
  innerLink: 0,
  activeMenu: '',
  query: '',
  admin_path: '',
  readyonly: 0,
};

/** A top-level menu with everything below it. */
export function group(id: number, path: string, name: string, icon: string, branches: Branch[]): MenuNode[] {
  const node = { ...blank, id, parentId: 0, name, icon, type: 1, path, sort: id };
  return [node, ...grow(path, node, branches)];
}

/**
 * A page of the menu with its functions: verbs beyond `list`, in the order of the screen's Permissions line. `verb=名称`
 * names one differently, `other:verb` belongs to another resource of the group. `view` is its view path below the
 * group, where that is not the path's own index. `query`, as JSON, holds the parameters of its address.
 */
export function page(
  id: number,
  path: string,
  name: string,
  icon: string,
  functions = '',
  {
    resource = path,
    view = `${path}/index`,
    pages = [],
    query = '',
  }: { resource?: string; view?: string; pages?: Branch[]; query?: string } = {},
): Branch {
  return (group, parent, sort) => {
    const url = `${group}/${view}`;
    const permissions = `${group}:${resource}:list`;
    const node = {
      ...blank,
      id,
      parentId: parent.id,
      name,
      icon,
      type: 1,
      path,
      url,
      permissions,
      sort,
      query,
    };
    const actions = functions.split(' ').filter(Boolean).map(action(group, resource));
    const offset = pages.length + 1;
    return [
      node,
      ...grow(group, node, pages),
      ...actions.map((about, index) => ({
        ...blank,
        ...about,
        id: id * 100 + offset + index,
        parentId: id,
        type: 2,
        path: '',
        sort: offset + index,
      })),
    ];
  };
}

/** A function with a page of its own, hidden from the menu unless `hidden` is 0. */
export function subPage(
  id: number,
  path: string,
  name: string,
  permissions: string,
  more: Partial<Pick<MenuNode, 'icon' | 'hidden' | 'noCache' | 'url' | 'activeMenu'>> = {},
): Branch {
  return (group, parent, sort) => {
    const own = { id, parentId: parent.id, name, type: 2, path, url: `${group}/${path}`, permissions, sort };
    return [{ ...blank, ...own, hidden: 1, noCache: 1, ...more }];
  };
}

/** A function without a page: it adds its string to the permissions. */
export function fun(id: number, name: string, permissions: string): Branch {
  return (_group, parent, sort) => [
    { ...blank, id, parentId: parent.id, name, type: 2, path: '', permissions, sort },
  ];
}

/** A menu that only holds others. */
export function container(id: number, path: string, name: string, icon: string, branches: Branch[]): Branch {
  return (group, parent, sort) => {
    const node = { ...blank, id, parentId: parent.id, name, icon, type: 1, path, sort };
    return [node, ...grow(group, node, branches)];
  };
}

/** An outside address: in a new tab, or inside the application with `innerLink` 1. */
export function link(id: number, address: string, name: string, icon: string, innerLink: number): Branch {
  return (_group, parent, sort) => [
    { ...blank, id, parentId: parent.id, name, icon, type: 1, path: address, sort, innerLink },
  ];
}

/** The nodes right below another, in order. */
export function childrenOf(nodes: readonly MenuNode[], parentId: number): MenuNode[] {
  return nodes.filter((node) => node.parentId === parentId).sort((one, other) => one.sort - other.sort);
}

function grow(group: string, parent: MenuNode, branches: readonly Branch[]): MenuNode[] {
  return branches.flatMap((branch, index) => branch(group, parent, index + 1));
}

function action(group: string, resource: string) {
  return (text: string) => {
    const [string = '', given] = text.split('=');
    const [verb = '', other = resource] = string.split(':').reverse();
    return { name: given ?? permissionVerbs[verb] ?? verb, permissions: `${group}:${other}:${verb}` };
  };
}
