import { getResponse } from 'msw';
import { z } from 'zod';
import { createHandlers } from './handlers';
import type { Route } from './route';
import { signInAs } from './signInAs';
import { createWorld, type World, type WorldOptions } from './world';

/** A JSON answer of either family. */
export interface Answer {
  readonly code: number;
  readonly msg: string;
  readonly data?: unknown;
  readonly rows?: unknown;
  readonly total?: number;
}

const answerSchema = z.looseObject({ code: z.number(), msg: z.string() });

/** Asks as one person, or as nobody. */
export interface Caller {
  readonly fetch: (method: string, path: string, body?: BodyInit, type?: string) => Promise<Response>;
  readonly get: (path: string) => Promise<Answer>;
  readonly post: (path: string, body?: object) => Promise<Answer>;
  readonly put: (path: string, body: object) => Promise<Answer>;
  readonly remove: (path: string) => Promise<Answer>;
}

export interface TestClient {
  readonly world: World;
  readonly clock: { now: number };
  readonly nobody: Caller;
  /** Signs in without the call. */
  readonly as: (userName: string) => Promise<Caller>;
}

/** Noon of a day in the season, in Beijing. */
export const noon = Date.parse('2026-06-20T12:00:00+08:00');

/** A fresh world with a clock to turn, and a bare client of it: for the tests of the mocks themselves. */
export function createTestClient(options: WorldOptions = {}, routes?: readonly Route[]): TestClient {
  const clock = { now: noon };
  const world = createWorld({ now: () => clock.now, ...options });
  const handlers = createHandlers(world, routes);
  const caller = (token?: string): Caller => {
    const fetch = async (method: string, path: string, body?: BodyInit, type?: string) => {
      const headers = { ...(token ? { token } : {}), ...(type ? { 'content-type': type } : {}) };
      const request = new Request(`http://mock${path}`, { method, headers, ...(body ? { body } : {}) });
      const response = await getResponse(handlers, request);
      if (!response) throw new Error(`${path} is not for the server`);
      return response;
    };
    const ask = async (method: string, path: string, body?: object) => {
      const response = await fetch(method, path, body && JSON.stringify(body), 'application/json');
      return answerSchema.parse(await response.json());
    };
    return {
      fetch,
      get: (path) => ask('GET', path),
      post: (path, body = {}) => ask('POST', path, body),
      put: (path, body) => ask('PUT', path, body),
      remove: (path) => ask('DELETE', path),
    };
  };
  const as = async (userName: string) => caller(await signInAs(world, userName));
  return { world, clock, nobody: caller(), as };
}
