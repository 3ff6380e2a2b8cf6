import { whenIdle } from '@/src/lib/whenIdle';
import { once } from './kept';
import { loginRoute } from './platform/login';
import { startupRoutes } from './platform/startup';
import type { Route } from './route';
import { createRouteFinder, type FindRoute } from './routeFinder';

/** Calls before sign-in, and those that tell the signed-in user's pages. */
export const startRoutes: readonly Route[] = [loginRoute, ...startupRoutes];

/**
 * Finds the routes of the first page at once: with the mocks of all domains before it, the first page would come no sooner
 * than they do. All others are fetched once the browser has nothing else to do, or with the first call that wants one.
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
