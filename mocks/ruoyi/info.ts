import { ruoyiCalls } from '@/providers/data/ruoyiCalls';
import { Beside } from '../answer';
import { menuTable } from '../menu/menuTable';
import { type Asked, type Route, route } from '../route';
import { grantedNodes, isAdmin, permissionsOf, rolesOf } from '../session';
import { buildRouters } from './buildRouters';

/** Who has signed in, and what they may open (rest-contract, section 2). */
export const infoRoutes: readonly Route[] = [
  route(ruoyiCalls.info, async (asked) => {
    const { world, user } = asked;
    const roles = await rolesOf(world, user);
    return new Beside({
      user: await personOf(asked),
      roles: isAdmin(user) ? ['admin'] : roles.map(({ roleKey }) => roleKey),
      permissions: await permissionsOf(world, user),
      // from 3.9 on
      ...{ pwdChrtype: '0', isDefaultModifyPwd: false, isPasswordExpired: false },
    });
  }),
  route(ruoyiCalls.routers, async ({ world, user }) => {
    const granted = new Set((await grantedNodes(world, user)).map(({ id }) => id));
    const rows = (await world.table(menuTable)).all();
    return buildRouters(rows.filter(({ id }) => granted.has(id)));
  }),
];

/** The person as RuoYi sends one; the password stays here. */
async function personOf({ world, user }: Asked) {
  const { password: _password, diagnosis: _diagnosis, storeId: _storeId, ...person } = user;
  const roles = await rolesOf(world, user);
  return {
    ...person,
    delFlag: '0',
    admin: user.userId === 1,
    dept: null,
    roles: roles.map(({ menuIds: _menus, deptIds: _depts, ...role }) => ({
      ...role,
      admin: role.roleId === 1,
    })),
  };
}
