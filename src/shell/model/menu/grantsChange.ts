import type { MenuNode } from './menuTree';
import { everyNode } from './readMenu';

/** The pages and permissions of a person at a moment. */
export interface Held {
  readonly tree: readonly MenuNode[];
  readonly permissions: readonly string[];
}

/** Pages that a sentence names; the rest is counted. */
const named = 3;

/**
 * The sentence about rights that were given and taken; undefined where there are none, whatever changed in the menu.
 */
export function grantsChange(before: Held, now: Held): string | undefined {
  if (isSame(before.permissions, now.permissions)) return undefined;
  const [former, present] = [pagesOf(before.tree), pagesOf(now.tree)];
  const [gained, lost] = [missingIn(former, present), missingIn(present, former)];
  const functions = (held: Held, other: Held) =>
    held.permissions.filter((one) => !other.permissions.includes(one) && !opens(held.tree, one)).length;
  const parts = [
    gained.length > 0 && `可以打开${listed(gained)}`,
    lost.length > 0 && `不能再打开${listed(lost)}`,
    counted('新增', functions(now, before)),
    counted('收回', functions(before, now)),
  ].filter((part) => typeof part === 'string');
  return parts.length > 0 ? `您的权限已调整：${parts.join('，')}` : undefined;
}

function isSame(some: readonly string[], others: readonly string[]): boolean {
  const held = new Set(some);
  return held.size === new Set(others).size && others.every((one) => held.has(one));
}

/** Titles of the pages by their address. */
function pagesOf(tree: readonly MenuNode[]): ReadonlyMap<string, string> {
  const pages = everyNode(tree).filter(({ target, hidden }) => target.kind !== 'group' && !hidden);
  return new Map(pages.map(({ path, title }) => [path, title]));
}

function missingIn(
  pages: ReadonlyMap<string, string>,
  among: ReadonlyMap<string, string>,
): readonly string[] {
  return [...among].filter(([path]) => !pages.has(path)).map(([, title]) => title);
}

function opens(tree: readonly MenuNode[], permission: string): boolean {
  return everyNode(tree).some(({ permissions }) => permissions.includes(permission));
}

function listed(titles: readonly string[]): string {
  const shown = titles.slice(0, named).map((title) => `「${title}」`);
  return titles.length > named ? `${shown.join('')}等 ${titles.length} 个页面` : shown.join('');
}

function counted(verb: string, count: number): string | undefined {
  return count > 0 ? `${verb} ${count} 项功能` : undefined;
}
