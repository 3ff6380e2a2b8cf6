import { systemEndpoints } from '@/resources/system/endpoints';
import { filterRows } from '../list';
import { menuInput, refuseWrong } from '../menu/menuRules';
import { deepest, inOrder, treeOf } from '../menu/menuSelect';
import { type MenuRow, menuTable } from '../menu/menuTable';
import { fromWords, toWords } from '../menu/menuWords';
import type { MenuNode } from '../menu/node';
import { adminRoleId, roleTable } from '../menu/roleTable';
import { ApiError, Beside, found } from '../responses';
import { idSchema, type Route, read, route, type SignedInRequest } from '../route';
import { nodesHeld } from '../session';
import { formatTime } from '../time';
import { idIn, wires } from '../wire';
import { authorityId } from './menuConfig';
import { sortRoute } from './places';

const { list, one, create, update, remove, order, tree, ofRole } = systemEndpoints['system/menu'].operations;

/** The menu in RuoYi's words (rest-contract, section 6): the same rows as the menu configuration has. */
export const menuRoutes: readonly Route[] = [
  route(list, async (request) => {
    const { filters } = wires.rest.query(request);
    return filterRows(inOrder(await rowsOf(request)).map(toWords), filters, { contains: ['menuName'] });
  }),
  route(one, async ({ mockServer, params }) =>
    toWords(found((await mockServer.table(menuTable)).get(read(params.id, idSchema)))),
  ),
  route(create, (request) => save(request)),
  route(update, async (request) =>
    save(request, found((await request.mockServer.table(menuTable)).get(idIn(request, 'menuId')))),
  ),
  route(remove, removeMenu),
  sortRoute(order, menuTable, { ids: 'menuIds', place: (sort) => ({ sort }) }),
  route(tree, async (request) => treeOf(await nodesToGrant(request))),
  route(ofRole, async (request) => {
    const roles = await request.mockServer.table(roleTable);
    const { menuIds, menuCheckStrictly } = found(roles.get(read(request.params.id, idSchema)));
    const nodes = await nodesToGrant(request);
    const checkedKeys = menuCheckStrictly ? deepest(menuIds, nodes) : menuIds;
    return new Beside({ menus: treeOf(nodes), checkedKeys });
  }),
];

/** The entries that the caller may give to roles, also those that are disabled for now. */
async function nodesToGrant(request: SignedInRequest): Promise<readonly MenuNode[]> {
  return nodesHeld(request.mockServer, request.user, await rowsOf(request));
}

async function rowsOf({ mockServer }: SignedInRequest): Promise<readonly MenuRow[]> {
  return (await mockServer.table(menuTable)).all();
}

/** Saves an entry. Only administrators hold a new one, since they hold all of them. */
async function save(request: SignedInRequest, before?: MenuRow): Promise<void> {
  const { mockServer, body, user, trail } = request;
  const table = await mockServer.table(menuTable);
  const words = read(body, menuInput);
  refuseWrong(words, table.all(), before);
  const stamp = { updateTime: formatTime(mockServer.now()), updateBy: user.userName };
  const row = await table.put({
    activeMenu: '',
    admin_path: '',
    readyonly: 0,
    createTime: stamp.updateTime,
    createBy: user.userName,
    ...before,
    id: before?.id ?? table.nextId(),
    ...fromWords(words, table.get(words.parentId), before),
    ...stamp,
  });
  Object.assign(trail, before && { before: toWords(before) }, { after: toWords(row) });
}

async function removeMenu({ mockServer, params, trail }: SignedInRequest): Promise<void> {
  const table = await mockServer.table(menuTable);
  const row = found(table.get(read(params.id, idSchema)));
  const { id } = row;
  if (table.find(({ parentId }) => parentId === id)) throw new ApiError('存在子菜单,不允许删除', 601);
  if (id === authorityId) throw new ApiError('该菜单不能删除', 601);
  const roles = await mockServer.table(roleTable);
  if (roles.find(({ roleId, menuIds }) => roleId !== adminRoleId && menuIds.includes(id)))
    throw new ApiError('菜单已分配,不允许删除', 601);
  await table.remove(id);
  trail.before = toWords(row);
}
