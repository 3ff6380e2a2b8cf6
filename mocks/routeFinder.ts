import type { Route } from './route';
import { once } from './table';

interface Match {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

/** How the handlers find the route of a call; what is not needed yet may have to be fetched. */
export type FindRoute = (method: string, path: string) => Match | undefined | Promise<Match | undefined>;

/**
 * Finds the route of a call: exact paths first (`/x/list`), then those with placeholders (`/x/{id}`). Throws on two of
 * the same. Servers with the same list share its finder.
 */
export const createRouteFinder = once((routes: readonly Route[]) => {
  const exact = new Map<string, Route>();
  const patterns: { route: Route; pattern: RegExp }[] = [];
  for (const route of routes) {
    const { method, path } = route.operation;
    const key = `${method} ${path}`;
    if (exact.has(key)) throw new Error(`Two mocks answer ${key}`);
    exact.set(key, route);
    if (path.includes('{')) patterns.push({ route, pattern: patternOf(path) });
  }

  return (method: string, path: string): Match | undefined => {
    const route = exact.get(`${method} ${path}`);
    if (route) return { route, params: {} };
    for (const { route, pattern } of patterns) {
      const groups = route.operation.method === method && pattern.exec(path)?.groups;
      if (groups) return { route, params: decodeAll(groups) };
    }
    return undefined;
  };
});

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
}

function decodeAll(params: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, decodeURIComponent(value)]));
}
