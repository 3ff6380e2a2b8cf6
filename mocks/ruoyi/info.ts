import { ruoyiCalls } from '@/providers/data/ruoyiCalls';
import { Beside } from '../answer';
import { menuTable } from '../menu/menuTable';
import { type Route, route } from '../route';
import { grantedNodes, isAdmin, permissionsOf, rolesOf } from '../session';
import { userPresenter } from '../system/userAnswer';
import { buildRouters } from './buildRouters';

/** Who has signed in, and what they may open (rest-contract, section 2). */
export const infoRoutes: readonly Route[] = [
  route(ruoyiCalls.info, async ({ world, user }) => {
    const present = await userPresenter(world);
    const roles = await rolesOf(world, user);
    return new Beside({
      user: present(user),
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
