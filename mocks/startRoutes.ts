import { whenIdle } from '@/src/lib/whenIdle';
import { once } from './kept';
import { loginRoute } from './platform/login';
import { startupRoutes } from './platform/startup';
import type { Route } from './route';
import { createRouteFinder, type FindRoute } from './routeFinder';

/** Calls before sign-in, and those that tell the signed-in user's pages. */
export const startRoutes: readonly Route[] = [loginRoute, ...startupRoutes];

/**
 * Finds the routes of the first page at once: the mocks of all domains would delay it. The other routes are fetched
 * once the browser is idle, or with the first call that needs one.
 */
export function createLazyFinder(): FindRoute {
  const first = createRouteFinder(startRoutes);
  const rest = once(async () => createRouteFinder((await import('./routes')).routes));
  let isAhead = false;
  const fetchAhead = () => {
    if (isAhead) return;
    isAhead = true;
    whenIdle(rest);
  };
  return async (method, path) => {
    const match = first(method, path);
    if (!match) return (await rest())(method, path);
    fetchAhead();
    return match;
  };
}
