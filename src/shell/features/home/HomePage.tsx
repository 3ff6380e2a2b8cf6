import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useCan } from '@/src/services/useCan';
import { load } from '@/src/ui/load';
import type { MenuNode } from '../../model/menu/menuTree';
import type { OwnPageProps } from '../../model/ownPage';
import { Cards } from './Cards';
import { Expiring } from './Expiring';
import { Hero } from './Hero';
import { homeReads } from './homeCalls';
import { Memos } from './Memos';
import { Notices } from './Notices';
import { Provinces } from './Provinces';
import { Quick } from './Quick';
import { menuPages } from './quick';
import { Season } from './Season';
import { spansOf } from './spans';
import { Tips } from './Tips';
import { Todos } from './Todos';
import { Trend } from './Trend';
import { Updates } from './Updates';
import { useCanOpen } from './useCanOpen';
import { useHomeQuery } from './useHomeQuery';
import './home.css';

const Appointments = load(
  () => import('./ExpertBlocks'),
  (code) => code.Appointments,
);
const Students = load(
  () => import('./ExpertBlocks'),
  (code) => code.Students,
);

const blockWaits = <div className="home-block home-block-waits" aria-busy="true" />;

/** A block, and its share of the row where all neighbours are there. */
interface Placed {
  readonly key: string;
  readonly weight: number;
  /** Whether it takes a whole row where the page is too narrow for three columns. */
  readonly wide?: boolean;
  readonly content: ReactNode;
}

interface HomePageProps extends OwnPageProps {
  /** Milliseconds. */
  readonly clock?: () => number;
}

/**
 * The work of today, the season's progress and the deadlines (screen A3). Every block reads for itself and shows its
 * own error. One whose permission is missing is absent, and its neighbours widen.
 */
export default function HomePage({ services, user, tree, clock = Date.now }: HomePageProps) {
  const { send, settings, hasPlatform } = services;
  const now = useClock(clock);
  const canOpen = useCanOpen(tree);
  const summary = useHomeQuery(['summary'], () => homeReads.summary(send));
  const sees = useHomePermissions(tree, hasPlatform);
  const rows: readonly (readonly (Placed | false)[])[] = [
    [
      hasPlatform && { key: 'todos', weight: 12, content: <Todos send={send} canOpen={canOpen} /> },
      {
        key: 'quick',
        weight: 12,
        content: <Quick settings={settings} tree={tree} notifier={services.notifier} />,
      },
    ],
    [
      sees.appointments && {
        key: 'appointments',
        weight: 12,
        content: (
          <Suspense fallback={blockWaits}>
            <Appointments send={send} tree={tree} now={now} />
          </Suspense>
        ),
      },
      sees.students && {
        key: 'students',
        weight: 12,
        content: (
          <Suspense fallback={blockWaits}>
            <Students send={send} tree={tree} />
          </Suspense>
        ),
      },
    ],
    [
      sees.trend && { key: 'trend', weight: 15, wide: true, content: <Trend send={send} /> },
      hasPlatform && { key: 'season', weight: 9, wide: true, content: <Season send={send} now={now} /> },
    ],
    [
      sees.stores && { key: 'expiring', weight: 12, content: <Expiring send={send} tree={tree} now={now} /> },
      sees.stores && { key: 'provinces', weight: 12, content: <Provinces send={send} /> },
    ],
    [
      sees.memos && { key: 'memos', weight: 8, content: <Memos send={send} tree={tree} now={now} /> },
      sees.notices && { key: 'notices', weight: 12, content: <Notices services={services} tree={tree} /> },
      hasPlatform && { key: 'updates', weight: 12, content: <Updates send={send} /> },
    ],
  ];
  return (
    <div className="home">
      <Tips text={summary.isError || !hasPlatform ? '' : summary.data?.tips} />
      <Hero name={user.realName || user.name} now={now} exam={summary.data} />
      {hasPlatform && <Cards query={summary} canOpen={canOpen} expected={sees.cards} />}
      <div className="home-grid">{rows.map((row) => placedIn(row.filter((block) => block !== false)))}</div>
    </div>
  );
}

/** The blocks of one row with their numbers of columns. */
function placedIn(row: readonly Placed[]): ReactNode {
  const spans = spansOf(row.map(({ weight }) => weight));
  return row.map(({ key, wide, content }, index) => (
    <div
      key={key}
      className="home-cell"
      data-wide={wide || row.length === 1}
      style={{ '--span': spans[index] }}
    >
      {content}
    </div>
  ));
}

/** Permissions for the figures of one's own institution; staff who look after all institutions have none. */
const ownFigures = ['finance:financial-balance:list', 'management:card-data:list'];

/** Which of the gated blocks the person may see. A server without the platform's calls guards its notices. */
function useHomePermissions(tree: readonly MenuNode[], hasPlatform: boolean) {
  const can = useCan();
  const stores = hasPlatform && can('customer:store:list');
  const seesFinance = menuPages(tree).some(({ node }) =>
    node.permissions.some((permission) => /^finance:[\w-]+:list$/.test(permission)),
  );
  const figures = hasPlatform && can('system:user-date:list');
  const appointments = hasPlatform && can('expert:appointment:list');
  const forAll = ['management:work-order-list:list', 'management:card-data:list'];
  const others = [...forAll, ...(figures || stores ? [] : ownFigures)].filter(
    (permission) => hasPlatform && can(permission),
  );
  // Staff who look after institutions see them; an expert's day is for persons who fill in.
  const serves = hasPlatform && !stores && can('expert:filling:fill');
  return {
    stores,
    appointments: serves && appointments,
    students: serves && can('expert:filling:list'),
    // Figures of institutions, users, orders, appointments, work orders and cards: their places are reserved.
    cards: (stores ? 2 : 0) + (figures ? 3 : 0) + (appointments ? 1 : 0) + others.length,
    memos: hasPlatform && can('system:memo:list'),
    trend: stores || (hasPlatform && seesFinance),
    notices: hasPlatform || can('system:notice:list'),
  };
}

/** The time in milliseconds, updated every minute while the page is shown. */
function useClock(clock: () => number): number {
  const [now, setNow] = useState(clock);
  useEffect(() => {
    setNow(clock());
    const timer = setInterval(() => setNow(clock()), 60_000);
    return () => clearInterval(timer);
  }, [clock]);
  return now;
}
