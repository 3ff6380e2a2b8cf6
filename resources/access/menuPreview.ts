import { isYes, numberOr, textOr } from '@/src/lib/record';
import type { FormValues } from '@/src/ui/fields/field';
import { hasPage, isMenu, isOutside } from './menuNode';

/** An entry of the sidebar. */
export interface PreviewItem {
  readonly id: string;
  readonly name: string;
  readonly icon: string;
  readonly children: readonly PreviewItem[];
}

/** The menu as a role will get it, with the typed values in place of the saved ones. */
export interface MenuPreview {
  readonly items: readonly PreviewItem[];
  /** Names from the group down to what is typed; none where it has no page. */
  readonly trail: readonly string[];
  /** Ids of what is above it. */
  readonly above: readonly string[];
  /** Why the sidebar lacks what is typed. */
  readonly missing: string | undefined;
}

/** Id of a node that is not saved yet. */
export const newId = 'new';

/** `holds` says whether the role has a node. */
export function previewMenu(
  rows: readonly FormValues[],
  typed: FormValues,
  holds: (id: string) => boolean,
): MenuPreview {
  const own = { ...typed, id: textOr(typed.id, newId) };
  const all = [...rows.filter((row) => textOr(row.id) !== own.id), own];
  const items = below(all, '0', holds);
  const chain = chainOf(all, own);
  return {
    items,
    trail: isMenu(own) || hasPage(own) ? chain.map(({ name }) => textOr(name)) : [],
    above: chain.slice(0, -1).map(({ id }) => textOr(id)),
    missing: has(items, own.id) ? undefined : reason(own, chain, holds),
  };
}

function below(all: readonly FormValues[], parentId: string, holds: (id: string) => boolean): PreviewItem[] {
  return all
    .filter((row) => textOr(row.parentId, '0') === parentId && holds(textOr(row.id)) && !isYes(row.hidden))
    .toSorted((one, other) => numberOr(one.sort) - numberOr(other.sort))
    .flatMap((row) => entries(all, row, holds));
}

/** Pages below a page are beside it; a directory without visible entries is left out. */
function entries(all: readonly FormValues[], row: FormValues, holds: (id: string) => boolean): PreviewItem[] {
  const item = { id: textOr(row.id), name: textOr(row.name), icon: textOr(row.icon) };
  const children = below(all, item.id, holds);
  if (!isMenu(row)) return hasPage(row) ? [{ ...item, children: [] }] : [];
  if (hasPage(row) || isOutside(row.path)) return [{ ...item, children: [] }, ...children];
  return children.length > 0 ? [{ ...item, children }] : [];
}

/** The ancestors of a node, the group first, and the node itself. */
function chainOf(all: readonly FormValues[], node: FormValues): FormValues[] {
  const chain = [node];
  const next = () => all.find(({ id }) => textOr(id) === textOr(chain[0]?.parentId));
  for (let above = next(); above && !chain.includes(above); above = next()) chain.unshift(above);
  return chain;
}

function has(items: readonly PreviewItem[], id: string): boolean {
  return items.some((item) => item.id === id || has(item.children, id));
}

function reason(own: FormValues, chain: readonly FormValues[], holds: (id: string) => boolean): string {
  if (!isMenu(own) && !hasPage(own)) return '功能不出现在侧边栏，只在页面内生效';
  if (!holds(textOr(own.id))) {
    return own.id === newId
      ? '新菜单保存后只有超级管理员拥有，其他角色需在权限管理中授权'
      : '该角色没有此菜单的权限，侧边栏不显示';
  }
  if (isYes(own.hidden)) return '已隐藏：不出现在侧边栏，但仍可访问';
  if (chain.some((one) => isYes(one.hidden))) return '上级菜单已隐藏，侧边栏不显示';
  return chain.every(({ id }) => holds(textOr(id)))
    ? '目录下没有可显示的页面，侧边栏不显示'
    : '该角色没有上级菜单的权限，侧边栏不显示';
}
