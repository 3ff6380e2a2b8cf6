import { shellCalls } from '@/providers/endpoints/platformCalls';
import { route } from '../route';

/** What the top bar asks for besides notes, notices and builds: the documents' address, good for one window. */
export const apidocRoute = route(shellCalls.apidocAccessToken, () => ({
  url: `/apidoc/index.html?token=${crypto.randomUUID()}`,
}));
