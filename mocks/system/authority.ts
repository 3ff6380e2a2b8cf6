import { systemEndpoints } from '@/resources/system/endpoints';
import { defaultRoleId } from '@/src/lib/permissionTree/readPermissions';
import { menuTable } from '../menu/menuTable';
import {
  permissionNodes,
  readRoleName,
  refuseRoleRemoval,
  refuseTakenRole,
  savedGrants,
} from '../menu/permissionNodes';
import { firstCategoryId, type RoleCategoryRow, roleCategoryTable } from '../menu/roleCategoryTable';
import { adminRoleId, blankRole, firstStoreRoleId, type Role, roleTable } from '../menu/roleTable';
import type { MockServer } from '../mockServer';
import { found } from '../responses';
import { idSchema, type Route, read, route, type SignedInRequest } from '../route';
import { joinPaths } from '../sharedPath';
import { formatTime } from '../time';
import { accountTable } from './accountTable';
import { newRoleId, removeRole } from './role';

const { list, rules, add, rename, remove, save } = systemEndpoints['system/authority'].operations;

/** Roles of the platform and what they grant (screen P1). */
export const authorityRoutes: readonly Route[] = [
  route(list, async ({ mockServer }) => ({
    list: await categoriesOf(mockServer),
    defaultList: [adminRoleId],
  })),
  route(rules, async (request) => nodesOf(request, await roleOf(request, request.body.roleId)), {
    sealed: true,
  }),
  ...joinPaths(
    [
      { name: 'add', route: route(add, createRole) },
      { name: 'rename', route: route(rename, renameRole) },
    ],
    ({ id }) => (id === undefined ? 'add' : 'rename'),
  ),
  route(remove, dropRole),
  route(save, saveGrants),
];

type Tables = Pick<MockServer, 'table'>;

async function rolesOf({ table }: Tables): Promise<readonly Role[]> {
  return (await table(roleTable)).all().filter(({ roleId }) => roleId < firstStoreRoleId);
}

async function roleOf({ mockServer }: SignedInRequest, id: unknown): Promise<Role> {
  const roleId = read(id, idSchema);
  return found((await rolesOf(mockServer)).find((role) => role.roleId === roleId));
}

async function usersOf({ table }: Tables, roleId: number): Promise<number> {
  return (await table(accountTable)).all().filter(({ roleIds }) => roleIds.includes(roleId)).length;
}

/** A role that came by another screen is in the first category. */
async function categoryOf({ table }: Tables, roleId: number): Promise<RoleCategoryRow> {
  const known = (await table(roleCategoryTable)).get(roleId);
  return known ?? { id: roleId, parentId: firstCategoryId, name: '', isdefault: 0 };
}

async function categoriesOf(mockServer: MockServer): Promise<object[]> {
  const roles = await Promise.all(
    (await rolesOf(mockServer)).map(async ({ roleId, roleName, roleSort }) => ({
      ...(await categoryOf(mockServer, roleId)),
      name: roleName,
      roleSort,
      userCount: await usersOf(mockServer, roleId),
    })),
  );
  const first = (await mockServer.table(roleCategoryTable)).all().filter(({ parentId }) => parentId === 0);
  return first.map((category) => ({
    ...category,
    parentName: '',
    children: roles
      .filter(({ parentId }) => parentId === category.id)
      .sort((one, other) => one.roleSort - other.roleSort)
      .map(({ roleSort: _roleSort, ...role }) => ({ ...role, parentName: category.name, children: [] })),
  }));
}

/** Administrators hold everything, and nobody takes it from them. */
async function nodesOf({ mockServer }: SignedInRequest, { roleId, menuIds }: Role): Promise<object[]> {
  const isAdmin = roleId === adminRoleId;
  const granted = new Set(menuIds);
  return permissionNodes((await mockServer.table(menuTable)).all(), {
    granted: ({ id }) => isAdmin || granted.has(id),
    locked: ({ readyonly }) => isAdmin || readyonly === 1,
  });
}

function stampOf({ mockServer, user }: SignedInRequest) {
  return { updateTime: formatTime(mockServer.now()), updateBy: user.userName };
}

async function createRole(request: SignedInRequest): Promise<{ id: number }> {
  const { mockServer, body } = request;
  const categories = await mockServer.table(roleCategoryTable);
  const name = readRoleName(request);
  const parentId = read(body.parentId, idSchema);
  found(categories.find((row) => row.id === parentId && row.parentId === 0));
  const roles = await rolesOf(mockServer);
  refuseTakenRole(
    name,
    roles.map(({ roleName }) => roleName),
  );
  const table = await mockServer.table(roleTable);
  const roleId = newRoleId(table);
  const stamp = stampOf(request);
  await table.put({
    ...blankRole,
    roleId,
    roleKey: `role_${roleId}`,
    roleName: name,
    roleSort: Math.max(...roles.map(({ roleSort }) => roleSort)) + 1,
    menuCheckStrictly: false,
    createTime: stamp.updateTime,
    createBy: stamp.updateBy,
    ...stamp,
  });
  await categories.put({ id: roleId, parentId, name: '', isdefault: 0 });
  return { id: roleId };
}

async function renameRole(request: SignedInRequest): Promise<void> {
  const role = await roleOf(request, request.body.id);
  const roleName = readRoleName(request);
  const others = (await rolesOf(request.mockServer)).filter(({ roleId }) => roleId !== role.roleId);
  refuseTakenRole(
    roleName,
    others.map((other) => other.roleName),
  );
  await (await request.mockServer.table(roleTable)).put({ ...role, roleName, ...stampOf(request) });
}

async function dropRole(request: SignedInRequest): Promise<void> {
  const { roleId } = await roleOf(request, request.body.id);
  const { mockServer } = request;
  refuseRoleRemoval([adminRoleId, defaultRoleId].includes(roleId), await usersOf(mockServer, roleId));
  await removeRole(mockServer, roleId);
}

/** Saves the grants of a role; its holders' pages and permissions follow with their next list of rules. */
async function saveGrants(request: SignedInRequest): Promise<void> {
  const { mockServer, trail } = request;
  const before = await roleOf(request, request.body.roleId);
  const menuIds = savedGrants(request, await nodesOf(request, before));
  // Pages without their functions may be among them.
  const after = { ...before, menuIds, menuCheckStrictly: false, ...stampOf(request) };
  await (await mockServer.table(roleTable)).put(after);
  const category = await categoryOf(mockServer, before.roleId);
  await (await mockServer.table(roleCategoryTable)).put({ ...category, isdefault: 0 });
  Object.assign(trail, { before, after });
}
