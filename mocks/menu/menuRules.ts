import { z } from 'zod';
import { isHttp } from '@/resources/system/menu/menu';
import { refuse } from '../responses';
import { counted, filled, idAbove, onOff, optionalText } from '../rules';
import { refuseTaken, savingWords } from '../unique';
import type { MenuRow } from './menuTable';
import { type MenuInput, toWords } from './menuWords';

const yesNo = (usual: '0' | '1') => z.enum(['0', '1']).default(usual);

/** Members of a menu entry that clients may write, with the server's messages. */
export const menuInput = z
  .object({
    parentId: idAbove('请选择上级菜单'),
    menuType: z.enum(['M', 'C', 'F']),
    menuName: filled('菜单名称', 50),
    orderNum: counted('菜单顺序不能为空'),
    icon: optionalText('菜单图标', 100),
    isFrame: yesNo('1'),
    path: optionalText('路由地址', 200),
    component: optionalText('组件路径', 255),
    routeName: optionalText('路由名称', 50),
    query: optionalText('路由参数', 255),
    perms: optionalText('权限标识', 100),
    isCache: yesNo('0'),
    visible: yesNo('0'),
    status: onOff,
    remark: optionalText('备注', 500),
  })
  .refine(({ menuType, path }) => menuType === 'F' || path !== '', '路由地址不能为空');

/** Refuses an entry that cannot stand where it is to stand, or as it is. */
export function refuseWrong(words: MenuInput, rows: readonly MenuRow[], before: MenuRow | undefined): void {
  const action = before ? 'update' : 'create';
  const failed = `${savingWords[action]}菜单'${words.menuName}'失败，`;
  const { parentId, menuType, isFrame, path } = words;
  const above = rows.find(({ id }) => id === parentId);
  const others = rows.filter((row) => row !== before).map(toWords);
  refuseTaken(action, words, others, {
    thing: '菜单',
    name: 'menuName',
    taken: { menuName: '菜单名称' },
    among: (row, other) =>
      row.parentId === other.parentId && (row.menuType === 'F') === (other.menuType === 'F'),
  });
  if (menuType !== 'F' && isFrame === '0' && !isHttp(path)) refuse(`${failed}地址必须以http(s)://开头`);
  if (before?.id === parentId) refuse(`${failed}上级菜单不能选择自己`);
  if (before && liesBelow(rows, above, before.id)) refuse(`${failed}上级菜单不能是自身或下级`);
  if (parentId !== 0 && !above) refuse(`${failed}上级菜单不存在`);
  if (above && toWords(above).menuType === 'F') refuse(`${failed}按钮下不能再添加下级`);
  if (menuType !== 'F' && isRouteTaken(words, others)) refuse(`${failed}路由名称或地址已存在`);
}

/** Two entries side by side must not have one address, nor two anywhere one name. */
function isRouteTaken({ parentId, path, routeName }: MenuInput, others: readonly MenuInput[]): boolean {
  return others.some(
    (other) =>
      other.menuType !== 'F' &&
      ((other.parentId === parentId && other.path === path) ||
        (routeName !== '' && other.routeName === routeName)),
  );
}

function liesBelow(rows: readonly MenuRow[], node: MenuRow | undefined, id: number): boolean {
  for (let at = node; at; at = rows.find((row) => row.id === at?.parentId))
    if (at.parentId === id) return true;
  return false;
}
