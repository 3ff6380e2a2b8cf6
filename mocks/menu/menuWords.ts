import type { Menu, MenuType } from '@/resources/system/menu/menu';
import { isHttp } from '@/resources/system/menu/menu';
import type { Stored } from '../table';
import type { MenuRow } from './menuTable';

/** A row of the menu table as RuoYi's calls have it (screens-platform, H4). */
export type MenuWords = Stored<Omit<Menu, 'id'>>;

/** A menu row in the words of RuoYi's calls. */
export function toWords(row: MenuRow): MenuWords {
  return {
    menuId: row.id,
    parentId: row.parentId,
    menuType: typeOf(row),
    menuName: row.name,
    orderNum: row.sort,
    icon: row.icon || '#',
    isFrame: isOutside(row) ? '0' : '1',
    path: row.path,
    component: row.url,
    routeName: row.routeName,
    query: row.query,
    perms: row.permissions,
    isCache: row.noCache ? '1' : '0',
    visible: row.hidden ? '1' : '0',
    status: row.status,
    remark: row.remark,
    createTime: row.createTime,
  };
}

/** The type of a node in RuoYi: M for a container, C for a page, F for a function. */
function typeOf({ type, url, path, innerLink }: MenuRow): MenuType {
  if (type === 2) return url ? 'C' : 'F';
  return url || (innerLink && isHttp(path)) ? 'C' : 'M';
}

/** Opens in a tab of its own. */
function isOutside({ path, innerLink }: MenuRow): boolean {
  return isHttp(path) && innerLink !== 1;
}

/** Members that a form may send. */
export type MenuInput = Omit<MenuWords, 'menuId' | 'createTime'>;

/** The row's members as RuoYi's calls say them. A hidden page of another (`type` 2) stays one, and one below a page becomes one. */
export function fromWords(
  words: MenuInput,
  above: MenuRow | undefined,
  before?: MenuRow,
): Omit<MenuRow, 'id' | 'activeMenu' | 'admin_path' | 'readyonly' | Stamp> {
  const { menuType, path } = words;
  const isPage = menuType === 'C';
  const isButton = menuType === 'F';
  const isSubPage = isPage && (before && typeOf(before) === 'C' ? before.type === 2 : Boolean(above?.url));
  return {
    parentId: words.parentId,
    type: isButton || isSubPage ? 2 : 1,
    name: words.menuName,
    sort: words.orderNum,
    icon: words.icon === '#' ? '' : words.icon,
    path: isButton ? '' : path,
    url: isPage ? words.component : '',
    permissions: words.perms,
    innerLink: innerLinkOf(words, before),
    routeName: words.routeName,
    query: words.query,
    noCache: Number(words.isCache),
    hidden: Number(words.visible),
    status: words.status,
    remark: words.remark,
  };
}

type Stamp = 'createTime' | 'createBy' | 'updateTime' | 'updateBy';

/** An address of this host's own, which RuoYi does not know, stays as it was. */
function innerLinkOf({ menuType, path, isFrame }: MenuInput, before: MenuRow | undefined): number {
  if (menuType === 'F') return 0;
  if (isHttp(path)) return isFrame === '1' ? 1 : 0;
  return before?.innerLink ?? 0;
}
