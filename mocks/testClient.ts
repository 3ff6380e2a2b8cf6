import { getResponse } from 'msw';
import { z } from 'zod';
import { isRecord } from '@/src/lib/record';
import { createHandlers } from './handlers';
import { createMockServer, type MockServer, type MockServerOptions } from './mockServer';
import type { Route } from './route';
import { createRouteFinder } from './routeFinder';
import { routes as allRoutes } from './routes';
import { signInAs } from './signInAs';

/** A JSON response of either family. */
export interface TestResponse {
  readonly code: number;
  readonly msg: string;
  readonly data?: unknown;
  readonly rows?: unknown;
  readonly total?: number;
}

const responseSchema = z.looseObject({ code: z.number(), msg: z.string() });

/** Makes calls as one account, or signed out. */
export interface Caller {
  readonly fetch: (method: string, path: string, body?: BodyInit, type?: string) => Promise<Response>;
  readonly get: (path: string) => Promise<TestResponse>;
  readonly post: (path: string, body?: object) => Promise<TestResponse>;
  readonly put: (path: string, body: object) => Promise<TestResponse>;
  readonly remove: (path: string) => Promise<TestResponse>;
  /** Saves a record as a screen of the REST family does: the whole record as read, with these changes. */
  readonly save: (path: string, id: number, changes: object) => Promise<TestResponse>;
}

export interface TestClient {
  readonly mockServer: MockServer;
  readonly clock: { now: number };
  readonly nobody: Caller;
  /** Signs in without the call. */
  readonly as: (userName: string) => Promise<Caller>;
  /** The person of a token that the sign-in gave. */
  readonly withToken: (token: string) => Caller;
}

/** Noon of a day in the season, in Beijing. */
export const noon = Date.parse('2026-06-20T12:00:00+08:00');

/** A mistake of the mocks, or a call that they do not have, fails the test by its name. */
function fail(what: string, cause?: unknown): never {
  throw new Error(`[mocks] ${what}`, { cause });
}

/** Creates a fresh mock server with an adjustable clock, and a bare client of it: for the mocks' own tests. */
export function createTestClient(
  options: MockServerOptions = {},
  routes: readonly Route[] = allRoutes,
): TestClient {
  const clock = { now: noon };
  const mockServer = createMockServer({ now: () => clock.now, report: fail, ...options });
  const handlers = createHandlers(mockServer, createRouteFinder(routes));
  const caller = (token?: string): Caller => {
    const fetch = async (method: string, path: string, body?: BodyInit, type?: string) => {
      const headers = {
        ...(token && { token, authorization: `Bearer ${token}` }),
        ...(type && { 'content-type': type }),
      };
      const request = new Request(`http://mock${path}`, { method, headers, ...(body ? { body } : {}) });
      const response = await getResponse(handlers, request);
      if (!response) throw new Error(`${path} is not for the server`);
      return response;
    };
    const ask = async (method: string, path: string, body?: object) => {
      const response = await fetch(method, path, body && JSON.stringify(body), 'application/json');
      return responseSchema.parse(await response.json());
    };
    return {
      fetch,
      get: (path) => ask('GET', path),
      post: (path, body = {}) => ask('POST', path, body),
      put: (path, body) => ask('PUT', path, body),
      remove: (path) => ask('DELETE', path),
      save: async (path, id, changes) => {
        const { code: _code, msg: _msg, data, ...beside } = await ask('GET', `${path}/${id}`);
        return ask('PUT', path, { ...(isRecord(data) ? data : {}), ...beside, ...changes });
      },
    };
  };
  const as = async (userName: string) => caller(await signInAs(mockServer, userName));
  return { mockServer, clock, nobody: caller(), as, withToken: caller };
}
