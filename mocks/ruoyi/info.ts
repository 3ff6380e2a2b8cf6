import { ruoyiCalls } from '@/providers/endpoints/ruoyiCalls';
import { menuTable } from '../menu/menuTable';
import { Beside } from '../responses';
import { type Route, route } from '../route';
import { grantedNodes, isAdmin, permissionsOf, rolesOf } from '../session';
import { userPresenter } from '../system/userResponse';
import { buildRouters } from './buildRouters';

/** The signed-in user, and the pages they may open (rest-contract, section 2). */
export const infoRoutes: readonly Route[] = [
  route(ruoyiCalls.info, async ({ mockServer, user }) => {
    const present = await userPresenter(mockServer);
    const roles = await rolesOf(mockServer, user);
    return new Beside({
      user: present(user),
      roles: isAdmin(user) ? ['admin'] : roles.map(({ roleKey }) => roleKey),
      permissions: await permissionsOf(mockServer, user),
      // since 3.9
      ...{ pwdChrtype: '0', isDefaultModifyPwd: false, isPasswordExpired: false },
    });
  }),
  route(ruoyiCalls.routers, async ({ mockServer, user }) => {
    const granted = new Set((await grantedNodes(mockServer, user)).map(({ id }) => id));
    const rows = (await mockServer.table(menuTable)).all();
    return buildRouters(rows.filter(({ id }) => granted.has(id)));
  }),
];
