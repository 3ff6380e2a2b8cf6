import { systemEndpoints } from '@/resources/system/endpoints';
import { menuConfigRoutes } from '../menu/menuConfig';
import { menuTable } from '../menu/menuTable';
import { adminRoleId, roleTable } from '../menu/roleTable';

/** 权限管理: without it nobody could give a permission back. */
export const authorityId = 803;

/** The platform's menu in the words of screen H4: the same rows as RuoYi's call has. A new one is granted to the administrator alone. */
export const platformMenuRoutes = menuConfigRoutes({
  endpoints: systemEndpoints['system/menu-config'],
  definition: menuTable,
  protects: [authorityId],
  counts: async ({ mockServer }) => {
    const roles = (await mockServer.table(roleTable)).all().filter(({ roleId }) => roleId !== adminRoleId);
    return ({ id }) => ({ roleCount: roles.filter(({ menuIds }) => menuIds.includes(id)).length });
  },
  onRemoved: async (id, { mockServer }) => {
    const roles = await mockServer.table(roleTable);
    for (const role of roles.all().filter(({ menuIds }) => menuIds.includes(id)))
      await roles.put({ ...role, menuIds: role.menuIds.filter((menuId) => menuId !== id) });
  },
});
