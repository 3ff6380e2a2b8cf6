import { z } from 'zod';
import { systemEndpoints } from '@/resources/system/endpoints';
import { dataScopes, roleRules } from '@/resources/system/role/role';
import { defaultRoleId } from '@/src/lib/permissionTree/readPermissions';
import { crudHandlers } from '../crud';
import { refuseOutside } from '../crudOptions';
import { deepest } from '../menu/menuSelect';
import { roleCategoryTable } from '../menu/roleCategoryTable';
import { adminRoleId, firstStoreRoleId, type Role, roleTable } from '../menu/roleTable';
import type { MockServer } from '../mockServer';
import { Beside, found, refuse } from '../responses';
import { idSchema, type Route, read, route, type SignedInRequest } from '../route';
import { counted, filledMember, idList, onOff, onOffWords, remark } from '../rules';
import type { Table } from '../table';
import { formatTime } from '../time';
import { isHeld } from './accountTable';
import { roleScope } from './dataScope';
import { deptsFor } from './dept';
import { type DeptRow, deptTree } from './deptTable';

const endpoints = systemEndpoints['system/role'];
const { dataScope, deptTree: departments } = endpoints.operations;

const input = z.object({
  roleName: filledMember(roleRules.roleName),
  roleKey: filledMember(roleRules.roleKey),
  roleSort: counted('显示顺序不能为空'),
  status: onOff,
  menuCheckStrictly: z.boolean().default(true),
  deptCheckStrictly: z.boolean().default(false),
  menuIds: idList,
  remark,
});

/** Roles of the platform itself; the others are institutions'. */
const isPlatforms = ({ roleId }: Role) => roleId < firstStoreRoleId;

/** Roles (rest-contract, section 5). */
export const roleRoutes: readonly Route[] = [
  ...crudHandlers(endpoints, roleTable, {
    input,
    visible: isPlatforms,
    scope: roleScope,
    presenter: async () => shown,
    contains: ['roleName', 'roleKey'],
    order: { field: 'roleSort' },
    idOf: newRoleId,
    complete: () => ({ dataScope: '1', deptIds: [] }),
    unique: {
      thing: '角色',
      name: 'roleName',
      taken: { roleName: '角色名称', roleKey: '角色权限' },
      among: (_role, other) => isPlatforms(other),
    },
    check: (action, role) => {
      refuseProtected(role);
      if (action === 'remove' && role.roleId === defaultRoleId) refuse('默认角色不能删除');
    },
    remove: ({ roleId }, { mockServer }) => removeRole(mockServer, roleId),
    assigned: ({ roleId }, request) => isHeld(request, 'roleIds', roleId),
    sheet: '角色',
    columns: {
      角色序号: 'roleId',
      角色名称: 'roleName',
      角色权限: 'roleKey',
      角色排序: 'roleSort',
      数据范围: ['dataScope', Object.fromEntries(dataScopes.map(({ value, label }) => [value, label]))],
      角色状态: ['status', onOffWords],
    },
  }),
  route(dataScope, changeScope),
  route(departments, async (request) => {
    const role = await roleOf(request, request.params.id);
    const depts = await deptsFor(request);
    return new Beside({ checkedKeys: ticked(role, depts), depts: deptTree(depts) });
  }),
];

/** The id of a new role of the platform. */
export function newRoleId(roles: Table<Role>): number {
  return roles.nextId(firstStoreRoleId);
}

/** Removes a role, and its place on the permission screen with it. */
export async function removeRole({ table }: MockServer, roleId: number): Promise<void> {
  await (await table(roleTable)).remove(roleId);
  await (await table(roleCategoryTable)).remove(roleId);
}

/** A role as RuoYi answers it: its grants have calls of their own. */
function shown({ menuIds: _menuIds, deptIds: _deptIds, ...role }: Role): object {
  return {
    ...role,
    flag: false,
    menuIds: null,
    deptIds: null,
    permissions: null,
    admin: role.roleId === adminRoleId,
  };
}

/** A role of the platform that the caller's roles cover. */
export async function roleOf(request: SignedInRequest, id: unknown): Promise<Role> {
  const role = found((await request.mockServer.table(roleTable)).get(read(id, idSchema)));
  await refuseOutside(roleScope, found(isPlatforms(role) ? role : undefined), request);
  return role;
}

/** Refuses changes to the administrators' role and its holders. */
export function refuseProtected({ roleId }: Role): void {
  if (roleId === adminRoleId) refuse('不允许操作超级管理员角色');
}

const scopeInput = z.object({
  dataScope: z.enum(dataScopes.map(({ value }) => value)),
  deptIds: idList,
  deptCheckStrictly: z.boolean().default(true),
});

async function changeScope(request: SignedInRequest): Promise<void> {
  const { mockServer, body, user, trail } = request;
  const before = await roleOf(request, body.roleId);
  refuseProtected(before);
  const stamp = { updateTime: formatTime(mockServer.now()), updateBy: user.userName };
  const after = await (await mockServer.table(roleTable)).put({
    ...before,
    ...read(body, scopeInput),
    ...stamp,
  });
  Object.assign(trail, { before, after });
}

/** Departments of a role that are ticked; where ticks of parents and children move together the deepest ones alone. */
function ticked({ deptIds, deptCheckStrictly }: Role, depts: readonly DeptRow[]): number[] {
  if (!deptCheckStrictly) return deptIds;
  return deepest(
    deptIds,
    depts.map(({ deptId: id, parentId }) => ({ id, parentId })),
  );
}
