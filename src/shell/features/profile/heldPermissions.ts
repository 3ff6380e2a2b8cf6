import { functionName, permissionPrefix } from '@/src/lib/permissionVerbs';
import type { MenuNode } from '../../model/menu/menuTree';
import { menuOf } from '../../model/menu/readMenu';

/** A page that the person may open, and their functions there. */
export interface HeldPage {
  readonly path: string;
  readonly title: string;
  /** The permission that opens it; empty where none is needed. */
  readonly permission: string;
  /** Names of the functions beyond opening it. */
  readonly functions: readonly string[];
}

/** A group of the menu with its pages. */
export interface HeldGroup {
  readonly title: string;
  readonly pages: readonly HeldPage[];
}

/** The permission that passes every check (PERM-2). */
const everything = '*:*:*';

/** Pages and functions of a person, group by group in the order of their menu. */
export function heldGroups(tree: readonly MenuNode[], permissions: readonly string[]): readonly HeldGroup[] {
  const groups = menuOf(tree).map((node) => ({
    title: node.title,
    pages: leavesOf(node).map((page) => heldPage(page, permissions)),
  }));
  return groups.filter(({ pages }) => pages.length > 0);
}

/** Permissions beyond the functions of those pages: functions of pages inside others, and of hidden ones. */
export function otherPermissions(groups: readonly HeldGroup[], held: readonly string[]): readonly string[] {
  const resources = groups.flatMap(({ pages }) =>
    pages.map(({ permission }) => permissionPrefix(permission)),
  );
  return held.filter((one) => one !== everything && !resources.includes(permissionPrefix(one)));
}

function leavesOf(node: MenuNode): readonly MenuNode[] {
  if (node.target.kind === 'group') return node.children.flatMap(leavesOf);
  return node.target.kind === 'link' || node.path === '/index' ? [] : [node];
}

function heldPage({ path, title, permissions: opened }: MenuNode, held: readonly string[]): HeldPage {
  const permission = opened[0] ?? '';
  return { path, title, permission, functions: functionsOf(permission, held) };
}

/** `customer:store:list` → the names of the person's other `customer:store:…`. */
function functionsOf(permission: string, held: readonly string[]): readonly string[] {
  if (permission === '') return [];
  if (held.includes(everything)) return [functionName(everything)];
  const resource = permissionPrefix(permission);
  return held.filter((one) => one.startsWith(resource) && one !== permission).map(functionName);
}
