import {
  type BackFunction,
  type GoFunction,
  type IResourceItem,
  matchResourceFromRoute,
  type ParseResponse,
  ResourceContext,
  type RouterProvider,
} from '@refinedev/core';
import { use, useCallback } from 'react';
import { Link, matchPath, useLocation, useNavigate, useParams } from 'react-router';

/**
 * Refine over React Router. Every data hook reads the address four times: here it is looked up once, and names the record for the
 * list behind it as well. A query is flat, as those of all our addresses are: each of its values is written as a text.
 */
export const routerProvider: RouterProvider = { go: useGo, back: useBack, parse: useParse, Link };

function useGo(): GoFunction {
  const location = useLocation();
  const navigate = useNavigate();
  return useCallback<GoFunction>(
    ({ to = '', query = {}, hash = '', type, options = {} }) => {
      const params = new URLSearchParams(options.keepQuery ? location.search : '');
      for (const [name, value] of Object.entries(query))
        if (value !== undefined && value !== null) params.set(name, String(value));
      const search = String(params);
      const place = hash || (options.keepHash ? location.hash : '');
      const address = `${to}${search && `?${search}`}${place && `#${place.replace(/^#/, '')}`}`;
      return type === 'path' ? address : void navigate(address, { replace: type === 'replace' });
    },
    [location, navigate],
  );
}

function useBack(): BackFunction {
  const navigate = useNavigate();
  return useCallback(() => void navigate(-1), [navigate]);
}

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
