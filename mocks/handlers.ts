import { type HttpHandler, HttpResponse, http } from 'msw';
import { spoil } from './envelope';
import type { Fault } from './faults';
import type { MockServer } from './mockServer';
import { logged } from './monitor/operLog';
import { readRequest } from './readRequest';
import {
  ApiError,
  broken,
  forbidden,
  respondError,
  respondRest,
  respondRpc,
  sessionClosed,
  signedOut,
} from './responses';
import { familyOf, type MockRequest, type Route } from './route';
import type { FindRoute } from './routeFinder';
import { isRuoyiCall, plainPath } from './ruoyi/paths';
import { callerOf, mayCall } from './session';

/** Paths that belong to the server; pages and assets are none of its business. */
const apiPath = /^\/(ssystem-api|appv2|dev-api|system|monitor|tool|profile|storage)\//;

/** The MSW handlers of a mock server: its calls, and a refusal by name of all unknown ones. */
export function createHandlers(mockServer: MockServer, find: FindRoute): HttpHandler[] {
  const inTurn = createTurns();
  return [
    http.all(
      ({ request }) => isApiCall(request),
      async ({ request }) => {
        const mockRequest = await readRequest(mockServer, request);
        mockServer.requests.add(mockRequest);
        const fault = await mockServer.faults.strike(mockRequest.method, mockRequest.path);
        if (fault && !isDone(fault) && !isOverridden(fault, mockRequest))
          return respondFault(mockServer, fault);
        const match = await find(mockRequest.method, mockRequest.path);
        if (!match) return answerUnknown(mockRequest);
        const called = { ...mockRequest, params: match.params };
        const answer = await respondRoute(called, match.route, inTurn, fault?.kind === 'cipher');
        return fault && isUnanswered(fault) ? respondFault(mockServer, fault) : answer;
      },
    ),
  ];
}

/** A call that no mock answers: reported, and shown by its name at once. */
function answerUnknown({ mockServer, method, path }: MockRequest): Response {
  const call = `${method} ${path}`;
  mockServer.report(`no such call: ${call}`);
  const family = familyOf(path);
  return respondError(family, new ApiError(`模拟服务没有此接口：${call}`, broken(family).code));
}

/** Whether the request is for the server. An address that the browser itself opens is a page, even where a call has the same. */
export function isApiCall(request: Request): boolean {
  const isPage = request.method === 'GET' && request.headers.get('accept')?.includes('text/html');
  const path = plainPath(new URL(request.url).pathname);
  return !isPage && (apiPath.test(path) || isRuoyiCall(request.method, path));
}

/** Faults of the answer alone: the server does its work. */
function isDone({ kind }: Pick<Fault, 'kind'>): boolean {
  return kind === 'cipher' || isUnanswered({ kind });
}

/** The server does its work, and nobody hears of it. */
function isUnanswered({ kind }: Pick<Fault, 'kind'>): boolean {
  return kind === 'lost' || kind === 'silent';
}

/** A 601 is answered until the call is repeated with `force: 1` (contract, section 1). */
function isOverridden(fault: Fault, { body, query }: MockRequest): boolean {
  return fault.kind === 'code' && fault.code === 601 && Number(body.force ?? query.force) === 1;
}

type Turns = <T>(run: () => Promise<T>) => Promise<T>;

/** One call after another, as transactions are: what a call reads stays so until it has written. */
function createTurns(): Turns {
  let last: Promise<unknown> = Promise.resolve();
  return (run) => {
    const turn = last.then(run);
    last = turn.catch(() => undefined);
    return turn;
  };
}

/** The one place where session, permission, refusals and encryption are seen to. */
async function respondRoute(
  mockRequest: MockRequest,
  route: Route,
  inTurn: Turns,
  spoiled: boolean,
): Promise<Response> {
  const family = familyOf(mockRequest.path);
  try {
    const run = () => runRoute(mockRequest, route);
    const value = await (route.slow ? run() : inTurn(run));
    if (value instanceof Response) return value;
    if (family === 'rest') return respondRest(value);
    return respondRpc(await dress(mockRequest.mockServer, value, !route.open && route.sealed, spoiled));
  } catch (error) {
    if (error instanceof ApiError) return respondError(family, error);
    mockRequest.mockServer.report(`${mockRequest.method} ${mockRequest.path} failed`, error);
    return respondError(family, broken(family));
  }
}

async function runRoute(mockRequest: MockRequest, route: Route): Promise<unknown> {
  if (route.open) return route.answer(mockRequest);
  const family = familyOf(mockRequest.path);
  const user = await callerOf(mockRequest.mockServer, mockRequest.headers);
  if (user === 'nobody') throw signedOut(family, mockRequest.path);
  if (user === 'closed') throw sessionClosed();
  if (!(await mayCall({ ...mockRequest, user }, route.operation))) throw forbidden(family);
  const signedIn = { ...mockRequest, user, trail: {} };
  return logged(signedIn, route.operation, () => route.answer(signedIn));
}

/** The data as it travels: sealed where the call is an encrypted one, spoiled where a fault says so. */
async function dress(
  { envelope }: MockServer,
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

async function respondFault(mockServer: MockServer, fault: Fault): Promise<Response> {
  if (fault.kind === 'hang' || fault.kind === 'silent') await mockServer.faults.untilCleared();
  if (fault.kind === 'status') return new HttpResponse(null, { status: fault.status });
  if (fault.kind !== 'code') return HttpResponse.error();
  const { code, msg = faultTexts[code] ?? '系统未知错误', data = null } = fault;
  return HttpResponse.json({ code, msg, data });
}
