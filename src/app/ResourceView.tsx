import { ResourcePages, usePagePath } from '../crud/ResourcePages';
import { PageLoading } from '../shell/kit/PageLoading';
import { Loadable, load, useLoaded } from '../ui/load';
import type { DomainStore } from './domainStore';

const MissingView = load(
  () => import('../shell/frame/errors/MissingView'),
  (code) => code.MissingView,
);

interface Props {
  readonly view: string;
  readonly domains: DomainStore;
}

/** The pages of the resource at a view, whose domain is fetched here. A view that nobody declares is named on a page of its own (ROUTE-14). */
export default function ResourceView({ view, domains }: Props) {
  const fetched = useLoaded(domains.loaderOf(view));
  const basePath = usePagePath();
  if (!fetched) return <PageLoading />;
  const resource = fetched.domain?.resources.find((candidate) => candidate.view === view);
  if (!resource) return <Loadable of={MissingView} props={{ view }} fallback={<PageLoading />} />;
  return <ResourcePages resource={resource} basePath={basePath} />;
}
