import { systemEndpoints } from '@/resources/system/endpoints';
import { Beside, found, Refusal } from '../answer';
import { filterRows } from '../list';
import { menuInput, refuseWrong } from '../menu/menuRules';
import { deepest, inOrder, treeOf } from '../menu/menuSelect';
import { type MenuRow, menuTable } from '../menu/menuTable';
import { fromWords, toWords } from '../menu/menuWords';
import { adminRoleId, roleTable } from '../menu/roleTable';
import { type Asked, idSchema, type Route, read, route } from '../route';
import { grantedNodes } from '../session';
import { formatTime } from '../time';
import { idIn, wires } from '../wire';
import { readPlaces } from './places';

const { list, one, create, update, remove, order, tree, ofRole } = systemEndpoints['system/menu'].operations;

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
    const roles = await world.table(roleTable);
    const { menuIds, menuCheckStrictly } = found(roles.get(Number(params.id)));
    const nodes = await grantedNodes(world, user);
    const checkedKeys = menuCheckStrictly ? deepest(menuIds, (await world.table(menuTable)).all()) : menuIds;
    return new Beside({ menus: treeOf(nodes), checkedKeys });
  }),
];

async function rowsOf({ world }: Asked): Promise<readonly MenuRow[]> {
  return (await world.table(menuTable)).all();
}

/** A new entry is granted to nobody but the administrators, who hold all of them. */
async function save(asked: Asked, before?: MenuRow): Promise<void> {
  const { world, body, user, trail } = asked;
  const table = await world.table(menuTable);
  const words = read(before ? { ...toWords(before), ...body } : body, menuInput);
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

async function saveOrder({ world, body }: Asked): Promise<void> {
  const table = await world.table(menuTable);
  for (const [id, sort] of readPlaces(body, 'menuIds')) await table.put({ ...found(table.get(id)), sort });
}
