import { type ComponentType, lazy, Suspense } from 'react';
import { Link, Navigate, Route, Routes, useLocation, useSearchParams } from 'react-router';
import type { User } from '@/providers/auth/user';
import { NoAccess } from '../shell/errors/NoAccess';
import { NotFound } from '../shell/errors/NotFound';
import { FrameView } from '../shell/layout/FrameView';
import { PageLoading } from '../shell/layout/PageLoading';
import type { MenuNode } from '../shell/menu/menuTree';
import { addressOf, findNearest, landingOf, menuOf } from '../shell/menu/readMenu';
import type { Platform } from '../shell/platform/platform';
import { useDocumentTitle, usePlatform } from '../shell/platform/usePlatform';
import type { DomainStore } from './domainStore';

const HomePage = lazy(() => import('../shell/home/HomePage'));
/** Fetches what draws the pages of the domains: the generic pages, and antd behind them. */
export const fetchViewPage = () => import('./ViewPage');
const ViewPage = lazy(fetchViewPage);
const ProfilePage = lazy(() => import('../shell/profile/ProfilePage'));

interface Props {
  readonly tree: readonly MenuNode[];
  readonly user: User;
  readonly domains: DomainStore;
  readonly platform: Platform;
}

/** The page that the address names, out of the tree; addresses that name nothing get the 404 page, inside the frame. */
export function Pages(props: Props) {
  const { pathname } = useLocation();
  const node = findNearest(props.tree, pathname);
  useDocumentTitle(usePlatform(props.platform), node?.title);
  if (pathname === '/401') return <RefusedAddress />;
  if (!node) return <NotFound />;
  return (
    <Suspense fallback={<PageLoading />}>
      <Routes>
        <Route key={node.path} path={`${node.path}/*`} element={<Target {...props} node={node} />} />
      </Routes>
    </Suspense>
  );
}

function Target({ node, ...props }: Props & { node: MenuNode }) {
  const { pathname } = useLocation();
  const exact = pathname.replace(/\/$/, '').split('/').length === node.path.split('/').length;
  const { target } = node;
  if (target.kind === 'page') return <Page {...props} view={target.view} exact={exact} />;
  if (!exact) return <NotFound />;
  if (target.kind === 'frame') return <FrameView title={node.title} link={target.link} />;
  const landing = landingOf(node);
  return landing === undefined ? <NotFound /> : <Navigate to={landing} replace />;
}

/** Pages of the shell's own; all others belong to a domain. */
const ownPages: Readonly<Record<string, ComponentType<Props>>> = { index: Home, 'user/profile': Profile };

function Page({ view, exact, ...props }: Props & { view: string; exact: boolean }) {
  const Own = ownPages[view];
  if (!Own) return <ViewPage view={view} domains={props.domains} />;
  return exact ? <Own {...props} /> : <NotFound />;
}

function Home({ tree, user }: Props) {
  const groups = menuOf(tree).filter(({ children }) => children.length > 0);
  const shortcuts = groups.flatMap((group) => pagesIn(group).map((node) => shortcut(group.title, node)));
  return <HomePage name={user.realName || user.name} shortcuts={shortcuts} />;
}

function pagesIn(node: MenuNode): MenuNode[] {
  if (node.target.kind === 'group') return node.children.flatMap(pagesIn);
  return node.target.kind === 'link' ? [] : [node];
}

function shortcut(group: string, node: MenuNode) {
  return { group, title: node.title, link: <Link to={addressOf(node)}>{node.title}</Link> };
}

function Profile({ user }: Props) {
  return <ProfilePage user={user} />;
}

function RefusedAddress() {
  const [params] = useSearchParams();
  return <NoAccess permission={params.get('permission') ?? undefined} />;
}
