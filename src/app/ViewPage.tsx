import { type ComponentType, lazy } from 'react';
import { useParams } from 'react-router';
import type { Screen } from '../crud/defineScreen';
import { ResourcePages, usePagePath } from '../crud/ResourcePages';
import { useServices } from '../crud/services';
import { MissingView } from '../shell/errors/MissingView';
import { PageLoading } from '../shell/layout/PageLoading';
import { AntdSurface } from '../ui/AntdSurface';
import { useFetched } from '../ui/fetched';
import { type DomainStore, type Found, findView } from './domainStore';

interface Props {
  /** View path of the rule list, or of a gated route. */
  readonly view: string;
  readonly domains: DomainStore;
}

/** The page of a view; its domain is fetched here. A view that nobody declares is named on a page of its own (ROUTE-14). */
export default function ViewPage({ view, domains }: Props) {
  const fetched = useFetched(domains.fetchOf(view));
  if (!fetched) return <PageLoading />;
  const found = fetched.domain && findView(fetched.domain, view);
  if (!found) return <MissingView view={view} />;
  return (
    <AntdSurface>
      <FoundPage found={found} />
    </AntdSurface>
  );
}

function FoundPage({ found }: { found: Found }) {
  const { notFound } = useServices();
  const below = useParams()['*'] ?? '';
  const basePath = usePagePath();
  if (found.kind === 'resource') return <ResourcePages resource={found.resource} basePath={basePath} />;
  if (below !== '' && !found.screen.hasPagesBelow) return notFound;
  const Page = pageOf(found.screen);
  return <Page />;
}

const pages = new WeakMap<Screen, ComponentType>();

/** One lazy component a screen, however often it is drawn. */
function pageOf(screen: Screen): ComponentType {
  const known = pages.get(screen);
  if (known) return known;
  const page = lazy(screen.page);
  pages.set(screen, page);
  return page;
}
