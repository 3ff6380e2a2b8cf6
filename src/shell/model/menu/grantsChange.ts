import { functionName, permissionPrefix } from '@/src/lib/permissionVerbs';
import type { MenuNode } from './menuTree';
import { everyNode } from './readMenu';

/** The pages and permissions of a person at a moment. */
export interface Held {
  readonly tree: readonly MenuNode[];
  readonly permissions: readonly string[];
}

/** Pages or functions that a sentence names; the rest is counted. */
const named = 3;

/**
 * The sentence about rights that were given and taken; undefined where there are none, whatever changed in the menu.
 * `drafted` are the paths of unsaved forms with a draft. The sentence names the draft where its page lost a right.
 */
export function grantsChange(before: Held, now: Held, drafted: readonly string[] = []): string | undefined {
  if (isSame(before.permissions, now.permissions)) return undefined;
  const [former, present] = [pagesOf(before.tree), pagesOf(now.tree)];
  const [gained, lost] = [missingIn(former, present), missingIn(present, former)];
  const [given, taken] = [functionsOnly(now, before), functionsOnly(before, now)];
  const parts = [
    ...listed(
      '可以打开',
      gained.map(([, { title }]) => title),
      '个页面',
    ),
    ...listed(
      '不能再打开',
      lost.map(([, { title }]) => title),
      '个页面',
    ),
    ...listed(
      '新增功能',
      given.map(({ name }) => name),
      '项',
    ),
    ...listed(
      '收回功能',
      taken.map(({ name }) => name),
      '项',
    ),
  ];
  if (parts.length === 0) return undefined;
  const closed = [...lost.map(([path]) => path), ...taken.flatMap(({ page }) => page?.path ?? [])];
  const hasDraft = drafted.some((path) => closed.some((page) => `${path}/`.startsWith(`${page}/`)));
  return `您的权限已调整：${parts.join('，')}${hasDraft ? '。已填写的内容已存为草稿' : ''}`;
}

function isSame(some: readonly string[], others: readonly string[]): boolean {
  const held = new Set(some);
  return held.size === new Set(others).size && others.every((one) => held.has(one));
}

type Pages = ReadonlyMap<string, MenuNode>;

/** The pages by their address. */
function pagesOf(tree: readonly MenuNode[]): Pages {
  const pages = everyNode(tree).filter(({ target, hidden }) => target.kind !== 'group' && !hidden);
  return new Map(pages.map((page) => [page.path, page]));
}

function missingIn(pages: Pages, among: Pages) {
  return [...among].filter(([path]) => !pages.has(path));
}

/** The functions that one of them alone has, each with its page; pages themselves are not among them. */
function functionsOnly({ tree, permissions }: Held, other: Held) {
  const nodes = everyNode(tree);
  const own = permissions.filter(
    (one) => !other.permissions.includes(one) && !nodes.some((node) => node.permissions.includes(one)),
  );
  const pages = [...pagesOf(tree).values()];
  return own.map((permission) => {
    const page = pages.find((node) =>
      node.permissions.some((one) => permissionPrefix(one) === permissionPrefix(permission)),
    );
    const name = functionName(permission);
    return { page, name: page ? `${page.title}·${name}` : name };
  });
}

/** A part of the sentence; none without names. */
function listed(verb: string, names: readonly string[], unit: string): string[] {
  const shown = names.slice(0, named).map((name) => `「${name}」`);
  const rest = names.length > named ? `等 ${names.length} ${unit}` : '';
  return names.length > 0 ? [verb + shown.join('') + rest] : [];
}
