import { shellCalls } from '@/providers/endpoints/platformCalls';
import { type Route, route } from '../route';

/** The build that the server has; the application's own, so that nothing newer is offered. */
const latest = 'v2.0.1';

/** What the top bar asks for besides notes and notices: the documents' address, the newest build. */
export const topBarRoutes: readonly Route[] = [
  route(shellCalls.apidocAccessToken, () => ({ url: `/apidoc/index.html?token=${crypto.randomUUID()}` })),
  route(shellCalls.latestVersion, () => ({ lasttag: latest })),
];
