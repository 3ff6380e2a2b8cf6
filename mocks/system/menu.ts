import { z } from 'zod';
import { systemEndpoints } from '@/resources/system/endpoints';
import { isHttp } from '@/resources/system/menu/menu';
import { Beside, found, Refusal, refuse } from '../answer';
import { filterRows } from '../list';
import { type MenuRow, menuTable } from '../menu/menuTable';
import { fromWords, type MenuInput, toWords } from '../menu/menuWords';
import type { MenuNode } from '../menu/node';
import { adminRoleId, type Role, roleTable } from '../menu/roleTable';
import { type Asked, idSchema, type Route, read, route } from '../route';
import { counted, filled, onOff, optionalText } from '../rules';
import { grantedNodes } from '../session';
import { formatTime } from '../time';
import { refuseTaken, savingWords } from '../unique';
import { idIn, wires } from '../wire';

const { list, one, create, update, remove, order, tree, ofRole } = systemEndpoints['system/menu'].operations;

const yesNo = (usual: '0' | '1') => z.enum(['0', '1']).default(usual);

const input = z
  .object({
    parentId: z.coerce.number('请选择上级菜单').int(),
    menuType: z.enum(['M', 'C', 'F']),
    menuName: filled('菜单名称', 50),
    orderNum: counted('菜单顺序不能为空'),
    icon: optionalText('菜单图标', 100),
    isFrame: yesNo('1'),
    path: optionalText('路由地址', 200),
    component: optionalText('组件路径', 255),
    routeName: optionalText('路由名称', 50),
    query: optionalText('路由参数', 255),
    perms: optionalText('权限字符', 100),
    isCache: yesNo('0'),
    visible: yesNo('0'),
    status: onOff,
    remark: optionalText('备注', 500),
  })
  .refine(({ menuType, path }) => menuType === 'F' || path !== '', '路由地址不能为空');

/** The menu in RuoYi's words (rest-contract, section 6): the same rows as the menu configuration has. */
export const menuRoutes: readonly Route[] = [
  route(list, async (asked) => {
    const { filters } = wires.rest.query(asked);
    return filterRows(inOrder(await rowsOf(asked)).map(toWords), filters, { contains: ['menuName'] });
  }),
  route(one, async ({ world, params }) =>
    toWords(found((await world.table(menuTable)).get(Number(params.id)))),
  ),
  route(create, (asked) => save(asked)),
  route(update, async (asked) =>
    save(asked, found((await asked.world.table(menuTable)).get(idIn(asked, 'menuId')))),
  ),
  route(remove, removeMenu),
  route(order, saveOrder),
  route(tree, async ({ world, user }) => treeOf(await grantedNodes(world, user))),
  route(ofRole, async ({ world, user, params }) => {
    const role = found((await world.table(roleTable)).get(Number(params.id)));
    const nodes = await grantedNodes(world, user);
    return new Beside({
      menus: treeOf(nodes),
      checkedKeys: ticked(role, (await world.table(menuTable)).all()),
    });
  }),
];

async function rowsOf({ world }: Asked): Promise<readonly MenuRow[]> {
  return (await world.table(menuTable)).all();
}

/** RuoYi's order: by the entry above, then by place. */
function inOrder<Node extends MenuNode>(nodes: readonly Node[]): Node[] {
  return nodes.toSorted((one, other) => one.parentId - other.parentId || one.sort - other.sort);
}

/** A new entry is granted to nobody but the administrators, who hold all of them. */
async function save(asked: Asked, before?: MenuRow): Promise<void> {
  const { world, body, user, trail } = asked;
  const table = await world.table(menuTable);
  const words = read(before ? { ...toWords(before), ...body } : body, input);
  refuseWrong(words, table.all(), before);
  const stamp = { updateTime: formatTime(world.now()), updateBy: user.userName };
  const row = await table.put({
    activeMenu: '',
    createTime: stamp.updateTime,
    createBy: user.userName,
    ...before,
    id: before?.id ?? table.nextId(),
    ...fromWords(words, table.get(words.parentId), before),
    ...stamp,
  });
  Object.assign(trail, before && { before: toWords(before) }, { after: toWords(row) });
}

function refuseWrong(words: MenuInput, rows: readonly MenuRow[], before: MenuRow | undefined): void {
  const action = before ? 'update' : 'create';
  const failed = `${savingWords[action]}菜单'${words.menuName}'失败，`;
  const { parentId, menuType, isFrame, path } = words;
  const above = rows.find(({ id }) => id === parentId);
  const others = rows.filter((row) => row !== before).map(toWords);
  refuseTaken(action, words, others, {
    thing: '菜单',
    name: 'menuName',
    taken: { menuName: '菜单名称已存在' },
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

async function removeMenu({ world, params, trail }: Asked): Promise<void> {
  const table = await world.table(menuTable);
  const row = found(table.get(read(params.id, idSchema)));
  const { id } = row;
  if (table.find(({ parentId }) => parentId === id)) throw new Refusal('存在子菜单,不允许删除', 601);
  const roles = await world.table(roleTable);
  if (roles.find(({ roleId, menuIds }) => roleId !== adminRoleId && menuIds.includes(id)))
    throw new Refusal('菜单已分配,不允许删除', 601);
  await table.remove(id);
  trail.before = toWords(row);
}

const places = z.object({ menuIds: z.string(), orderNums: z.string() });

async function saveOrder({ world, body }: Asked): Promise<void> {
  const { menuIds, orderNums } = read(body, places);
  const table = await world.table(menuTable);
  const sorts = orderNums.split(',').map(Number);
  for (const [index, id] of menuIds.split(',').entries())
    await table.put({ ...found(table.get(Number(id))), sort: sorts[index] ?? 0 });
}

/** An entry in RuoYi's tree selects; empty members are left out. */
interface TreeSelectNode {
  readonly id: number;
  readonly label: string;
  readonly children?: readonly TreeSelectNode[];
}

function treeOf(nodes: readonly MenuNode[]): TreeSelectNode[] {
  const known = new Set(nodes.map(({ id }) => id));
  const sorted = inOrder(nodes);
  const below = (isBelow: (parentId: number) => boolean): TreeSelectNode[] =>
    sorted
      .filter(({ parentId }) => isBelow(parentId))
      .map(({ id, name }) => {
        const children = below((parentId) => parentId === id);
        return { id, label: name, ...(children.length > 0 && { children }) };
      });
  return below((parentId) => !known.has(parentId));
}

/** What is ticked for a role; where ticks of parents and children move together the deepest ones alone. */
function ticked({ menuIds, menuCheckStrictly }: Role, rows: readonly MenuRow[]): number[] {
  if (!menuCheckStrictly) return menuIds;
  const above = new Set(rows.filter(({ id }) => menuIds.includes(id)).map(({ parentId }) => parentId));
  return menuIds.filter((id) => !above.has(id));
}
