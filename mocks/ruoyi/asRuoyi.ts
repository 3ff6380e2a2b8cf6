import { getResponse, type HttpHandler, HttpResponse, http } from 'msw';
import { isSince, type RuoyiVersion } from '@/src/lib/ruoyiVersions';
import { isApiCall } from '../handlers';
import type { MockServer } from '../mockServer';
import { readRequest } from '../readRequest';
import { respondError, signedOut } from '../responses';
import { createRouteFinder } from '../routeFinder';
import { routes } from '../routes';
import { createLifetimes } from './lifetimes';
import { plainPath } from './paths';
import { theirAnswer } from './theirAnswers';
import { differentAnswer, notFound } from './versions';

/** The path that a proxy puts before the calls of a RuoYi server. */
const base = '/prod-api';

/** Families of ours, which no RuoYi server knows. */
const ownFamily = /^\/(ssystem-api|appv2|dev-api|storage)\//;

/** Filters that a RuoYi server reads and does not use. */
const ignored: Readonly<Record<string, readonly string[]>> = { '/system/user/list': ['roleId'] };

/** Members that the newest version requires and the earlier ones do not need. */
const suppliedTo: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/tool/gen/importTable': { tplWebType: 'element-plus' },
  '/tool/gen/createTable': { tplWebType: 'element-plus' },
};

/**
 * The same rows as a RuoYi server of a version answers them. It lacks our calls and additions and has that version's
 * refusals, the bearer token alone, and sessions of thirty minutes. It answers below `/prod-api`, as behind a proxy,
 * and at the top behind a real one. It ignores all other requests.
 */
export function asRuoyi(
  handlers: HttpHandler[],
  mockServer: MockServer,
  version: RuoyiVersion,
): HttpHandler[] {
  const find = createRouteFinder(routes);
  const lifetimes = createLifetimes(mockServer.now);
  return [
    http.all('*', async ({ request }) => {
      const url = new URL(request.url);
      const isBelow = url.pathname.startsWith(`${base}/`);
      if (!isBelow && !isApiCall(request)) return undefined;
      const path = isBelow ? url.pathname.slice(base.length) : url.pathname;
      const asked = { ...(await readRequest(mockServer, request)), path };
      const refused = lifetimes.isOver(asked.headers.authorization)
        ? respondError('rest', signedOut('rest', path))
        : (differentAnswer(asked, version) ?? unknownCall(path));
      if (refused) {
        mockServer.requests.add(asked);
        return refused;
      }
      const supplied = isSince(version, '3.9.2') ? {} : suppliedTo[path];
      const response = await getResponse(handlers, forwarded(request, url, { path, supplied }));
      return response && rewritten(response, path);
    }),
  ];

  function unknownCall(path: string): Response | undefined {
    const isFile = path.startsWith('/profile/');
    const methods = ['GET', 'POST', 'PUT', 'DELETE'];
    const isKnown = isFile || methods.some((method) => find(method, plainPath(path)));
    return isKnown && !ownFamily.test(path) ? undefined : notFound({ path });
  }

  async function rewritten(response: Response, path: string): Promise<Response> {
    if (!response.headers.get('content-type')?.includes('json')) return response;
    return HttpResponse.json(JSON.parse(JSON.stringify(theirAnswer(path, await response.json(), version))));
  }
}

interface Forwarding {
  readonly path: string;
  /** Parameters that this version does without. */
  readonly supplied?: Readonly<Record<string, string>> | undefined;
}

/** The request as the handlers know it, with what a RuoYi server reads of it. */
function forwarded(request: Request, url: URL, { path, supplied = {} }: Forwarding): Request {
  const address = new URL(url);
  address.pathname = path;
  for (const name of ignored[path] ?? []) address.searchParams.delete(name);
  for (const [name, value] of Object.entries(supplied))
    if (!address.searchParams.has(name)) address.searchParams.set(name, value);
  const headers = new Headers(request.headers);
  headers.delete('token');
  return new Request(address, new Request(request.clone(), { headers }));
}
