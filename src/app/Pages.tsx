import { type ReactNode, Suspense, useCallback } from 'react';
import { type Location, Navigate, Route, Routes, useLocation, useSearchParams } from 'react-router';
import type { User } from '@/providers/auth/user';
import { withoutTrailingSlash } from '../lib/path';
import { ownMember } from '../lib/record';
import { NoAccess } from '../shell/frame/errors/NoAccess';
import { NotFound } from '../shell/frame/errors/NotFound';
import { FrameView } from '../shell/frame/FrameView';
import { RouteGuard } from '../shell/frame/RouteGuard';
import { TabPanes } from '../shell/frame/tabs/TabPanes';
import { PageLoading } from '../shell/kit/PageLoading';
import { decide, isRefusal } from '../shell/model/guard/decide';
import { landingOf } from '../shell/model/menu/landing';
import type { MenuNode } from '../shell/model/menu/menuTree';
import { findByPath, findNearest, routeOf } from '../shell/model/menu/readMenu';
import type { OwnPageProps } from '../shell/model/ownPage';
import type { Services } from '../shell/model/services';
import { type LazyComponent, Loadable, load } from '../ui/load';
import type { DomainStore } from './domainStore';

/** Draws the pages of the domains: the generic pages, and antd behind them. */
const ViewPage = load(() => import('./ViewPage'));

const CircularRedirect = load(
  () => import('../shell/frame/errors/MissingView'),
  (code) => code.CircularRedirect,
);

/** Pages of the shell's own, by their view; all others belong to a domain. */
const ownPages: Readonly<Record<string, LazyComponent<OwnPageProps>>> = {
  index: load(() => import('../shell/features/home/HomePage')),
  'user/profile': load(() => import('../shell/features/profile/ProfilePage')),
};

interface Props {
  readonly tree: readonly MenuNode[];
  readonly user: User;
  readonly domains: DomainStore;
  readonly services: Services;
}

/** The pages of the open tabs, from the tree. Unknown addresses get the 404 page, inside the frame. */
export function Pages({ tree, user, domains, services }: Props) {
  const page = useCallback(
    (address: string): ReactNode => {
      const node = findNearest(tree, address);
      if (!node) return null;
      const target = <Target node={node} tree={tree} user={user} domains={domains} services={services} />;
      return (
        <Suspense fallback={<PageLoading />}>
          <Routes>
            <Route path={routeOf(node)} element={target} />
          </Routes>
        </Suspense>
      );
    },
    [tree, user, domains, services],
  );
  const outside = (
    <RouteGuard session={services.session}>
      <Outside tree={tree} />
    </RouteGuard>
  );
  const isUnknown = useCallback(
    ({ pathname, search }: Location) =>
      !isRefusal(pathname) &&
      decide({ path: pathname, search, phase: 'active' }).kind !== 'go' &&
      landingAt(tree, pathname + search) === undefined,
    [tree],
  );
  return <TabPanes services={services} page={page} outside={outside} isUnknown={isUnknown} />;
}

/** The content of an address without a tab: a redirect to the group's first page, or the problem explained. */
function Outside({ tree }: Pick<Props, 'tree'>) {
  const { pathname, search } = useLocation();
  if (isRefusal(pathname)) return <RefusedAddress />;
  const landing = landingAt(tree, pathname + search);
  if (landing === undefined) return <NotFound />;
  return 'to' in landing ? (
    <Navigate to={landing.to} replace />
  ) : (
    <Loadable of={CircularRedirect} props={{ paths: landing.circle }} fallback={<PageLoading />} />
  );
}

function landingAt(tree: Props['tree'], address: string) {
  const node = findByPath(tree, address);
  return node && landingOf(tree, node);
}

function RefusedAddress() {
  const [params] = useSearchParams();
  return <NoAccess permission={params.get('permission') ?? undefined} />;
}

function Target({ node, domains, ...own }: Props & { node: MenuNode }) {
  const { pathname } = useLocation();
  const exact = withoutTrailingSlash(pathname).split('/').length === node.path.split('/').length;
  const { target } = node;
  const heading = <h1 className="sr-only">{node.title}</h1>;
  if (target.kind === 'frame' && exact)
    return (
      <>
        {heading}
        <FrameView title={node.title} link={target.link} />
      </>
    );
  if (target.kind !== 'page') return <NotFound />;
  const OwnPage = ownMember(ownPages, target.view);
  if (!OwnPage)
    return (
      <>
        {heading}
        <Loadable of={ViewPage} props={{ view: target.view, domains }} fallback={<PageLoading />} />
      </>
    );
  return exact ? <Loadable of={OwnPage} props={own} fallback={<PageLoading />} /> : <NotFound />;
}
