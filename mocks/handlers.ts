import { type HttpHandler, HttpResponse, http } from 'msw';
import {
  answerRefusal,
  answerRest,
  answerRpc,
  broken,
  forbidden,
  Refusal,
  sessionClosed,
  signedOut,
} from './answer';
import { spoil } from './envelope';
import type { Fault } from './faults';
import { logged } from './monitor/operLog';
import { familyOf, type Route, type Visit } from './route';
import { createRouteFinder } from './routeFinder';
import { routes as allRoutes } from './routes';
import { isRuoyiCall, plainPath } from './ruoyi/paths';
import { callerOf, mayCall } from './session';
import { readVisit } from './visit';
import type { World } from './world';

/** Paths that belong to the server; pages and assets are none of its business. */
const apiPath = /^\/(ssystem-api|appv2|dev-api|system|monitor|tool|profile|storage)\//;

/** The MSW handlers of a world: every call of the server, and 404 for calls that it does not have. */
export function createHandlers(world: World, routes: readonly Route[] = allRoutes): HttpHandler[] {
  const find = createRouteFinder(routes);
  return [
    http.all(
      ({ request }) => isApiCall(request),
      async ({ request }) => {
        const visit = await readVisit(world, request);
        world.requests.add(visit);
        const fault = await world.faults.strike(visit.method, visit.path);
        if (fault && fault.kind !== 'cipher') return answerFault(world, fault);
        const match = find(visit.method, visit.path);
        if (match) return answerRoute({ ...visit, params: match.params }, match.route, fault !== undefined);
        world.report(`no such call: ${visit.method} ${visit.path}`);
        return HttpResponse.json({ error: 'Not Found' }, { status: 404 });
      },
    ),
  ];
}

/** Whether the request is for the server. An address that the browser itself opens is a page, even where a call has the same. */
function isApiCall(request: Request): boolean {
  const isPage = request.method === 'GET' && request.headers.get('accept')?.includes('text/html');
  const path = plainPath(new URL(request.url).pathname);
  return !isPage && (apiPath.test(path) || isRuoyiCall(request.method, path));
}

/** The one place where session, permission, refusals and encryption are seen to. */
async function answerRoute(visit: Visit, route: Route, spoiled: boolean): Promise<Response> {
  const family = familyOf(visit.path);
  try {
    const value = await answerValue(visit, route);
    if (value instanceof Response) return value;
    if (family === 'rest') return answerRest(value);
    return answerRpc(await dress(visit.world, value, !route.open && route.sealed, spoiled));
  } catch (error) {
    if (error instanceof Refusal) return answerRefusal(family, error);
    visit.world.report(`${visit.method} ${visit.path} failed`, error);
    return answerRefusal(family, broken(family));
  }
}

async function answerValue(visit: Visit, route: Route): Promise<unknown> {
  if (route.open) return route.answer(visit);
  const family = familyOf(visit.path);
  const user = await callerOf(visit.world, visit.headers);
  if (user === 'nobody') throw signedOut(family, visit.path);
  if (user === 'closed') throw sessionClosed();
  if (!(await mayCall(visit.world, user, route.operation.permission))) throw forbidden(family);
  const asked = { ...visit, user, trail: {} };
  return logged(asked, route.operation, () => route.answer(asked));
}

/** The data as it travels: sealed where the call is an encrypted one, spoiled where a fault says so. */
async function dress(
  { envelope }: World,
  value: unknown,
  sealed: boolean,
  spoiled: boolean,
): Promise<unknown> {
  if (!spoiled) return sealed && envelope ? envelope.seal(value) : value;
  return envelope ? spoil(await envelope.seal(value)) : btoa('no envelope at all');
}

const faultTexts: Readonly<Record<number, string>> = {
  401: '认证失败，无法访问系统资源',
  403: '当前操作没有权限',
  500: '系统内部错误',
  601: '该操作需要确认，是否继续？',
  40000: '操作失败',
  40301: '当前操作没有权限',
  40310: '登录状态已失效，请重新登录',
  44444: '部分操作没有成功',
  50000: '系统内部错误',
};

async function answerFault(world: World, fault: Fault): Promise<Response> {
  if (fault.kind === 'hang') await world.faults.untilCleared();
  if (fault.kind === 'status') return new HttpResponse(null, { status: fault.status });
  if (fault.kind !== 'code') return HttpResponse.error();
  const { code, msg = faultTexts[code] ?? '系统未知错误', data = null } = fault;
  return HttpResponse.json({ code, msg, data });
}
