import { shellCalls } from '@/providers/endpoints/platformCalls';
import { route } from '../route';

/** The top bar's call for the address of the documents, good for one window. */
export const apidocRoute = route(shellCalls.apidocAccessToken, () => ({
  url: `/apidoc/index.html?token=${crypto.randomUUID()}`,
}));
