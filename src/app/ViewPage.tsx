import { useMemo } from 'react';
import { useParams } from 'react-router';
import type { Screen } from '../crud/defineScreen';
import { useServices } from '../services/useServices';
import { PageLoading } from '../shell/kit/PageLoading';
import { HasAntd, type LazyComponent, Loadable, load, loadPlain } from '../ui/load';
import type { DomainStore } from './domainStore';

const ResourceView = loadPlain(() => import('./ResourceView'));

interface Props {
  /** View path of the rule list, or of a gated route. */
  readonly view: string;
  readonly domains: DomainStore;
}

/** The page of a view: a screen, which gets only its own needs, or the pages of a resource. */
export default function ViewPage({ view, domains }: Props) {
  const screen = domains.screenOf(view);
  // Its code, the engine's and antd are fetched in parallel.
  useMemo(() => (screen ? pageOf(screen) : domains.loaderOf(view)).ahead(), [screen, domains, view]);
  return (
    <HasAntd value={false}>
      {screen ? (
        <ScreenPage screen={screen} />
      ) : (
        <Loadable of={ResourceView} props={{ view, domains }} fallback={<PageLoading />} />
      )}
    </HasAntd>
  );
}

function ScreenPage({ screen }: { screen: Screen }) {
  const { notFound } = useServices();
  const below = useParams()['*'] ?? '';
  if (below !== '' && !screen.hasPagesBelow) return notFound;
  return <Loadable of={pageOf(screen)} props={{}} fallback={<PageLoading />} />;
}

const pages = new WeakMap<Screen, LazyComponent<object>>();

/** One lazy component per screen, however often it is drawn. */
function pageOf(screen: Screen): LazyComponent<object> {
  const known = pages.get(screen);
  if (known) return known;
  const page = screen.isPlain ? loadPlain(screen.page) : load(screen.page);
  pages.set(screen, page);
  return page;
}
