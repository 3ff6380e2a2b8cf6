import {
  type IResourceItem,
  matchResourceFromRoute,
  type ParseResponse,
  ResourceContext,
  type RouterProvider,
} from '@refinedev/core';
import bindings from '@refinedev/react-router';
import { use, useCallback } from 'react';
import { matchPath, useLocation, useParams } from 'react-router';

/**
 * Refine's bindings to React Router, but for reading the address. Every data hook reads it four times, and would walk
 * the routes of all resources each time. Here an address is looked up once, and names the record for the list behind
 * it as well.
 */
export const routerProvider: RouterProvider = { ...bindings, parse: useParse };

function useParse() {
  const { pathname, search } = useLocation();
  const { resources } = use(ResourceContext);
  const ofRoute = useParams();
  return useCallback((): ParseResponse => {
    const { resource, action, matchedRoute = '' } = matchOf(resources, pathname);
    const params = { ...matchPath(matchedRoute, pathname)?.params, ...ofRoute };
    return {
      ...(resource && { resource }),
      ...(action && { action }),
      ...(params.id !== undefined && { id: params.id }),
      pathname,
      params: { ...params, ...Object.fromEntries(new URLSearchParams(search)) },
    };
  }, [pathname, search, resources, ofRoute]);
}

type Match = ReturnType<typeof matchResourceFromRoute>;

const matches = new WeakMap<readonly IResourceItem[], Map<string, Match>>();

/** The resource and the action at an address; the same answer for the same resources. */
function matchOf(resources: IResourceItem[], pathname: string): Match {
  const known = matches.get(resources) ?? new Map<string, Match>();
  matches.set(resources, known);
  const match = known.get(pathname) ?? matchResourceFromRoute(pathname, resources);
  known.set(pathname, match);
  return match;
}
