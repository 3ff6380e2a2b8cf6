import { call } from '@/providers/endpoints/builder';
import { ruoyiCalls } from '@/providers/endpoints/ruoyiCalls';
import { Beside, refuse } from '../responses';
import { openRoute, type Route } from '../route';
import { dropSession, sessionTable } from '../session';
import { captchaRoute } from './captcha';
import { infoRoutes } from './info';
import { ruoyiLoginRoute } from './login';
import { ownAccountRoutes } from './ownAccount';

/** The session of a RuoYi server, beside our own: both sign-ins exist at once (rest-contract, section 2). */
export const ruoyiRoutes: readonly Route[] = [
  captchaRoute,
  ruoyiLoginRoute,
  openRoute(ruoyiCalls.logout, async ({ mockServer, headers }) => {
    const token = headers.token || headers.authorization?.replace(/^Bearer\s+/i, '');
    const session = (await mockServer.table(sessionTable)).find((row) => row.token === token);
    if (session) await dropSession(mockServer, session.tokenId);
    return new Beside({}, '退出成功');
  }),
  // Our client has no page for it; other ones ask.
  openRoute(call('/register', { given: false }), () => refuse('当前系统没有开启注册功能！')),
  ...infoRoutes,
  ...ownAccountRoutes,
];
