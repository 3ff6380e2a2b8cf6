import { type ComponentProps, lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { whenIdle } from '@/src/lib/whenIdle';
import type { MenuNode } from '../menu/menuTree';
import { pathOfView } from '../menu/readMenu';
import type { Services } from '../services';
import { BuildOffer } from './BuildOffer';
import { buildCheckOf } from './build';
import { checkEvery, checkInterval } from './every';
import { NoticesButton } from './NoticesButton';
import { createNotices } from './notices';

const MemoReminders = lazy(() => import('../reminders/MemoReminders'));

interface PollingProps {
  readonly services: Services;
  readonly tree: readonly MenuNode[];
  /** Called with what the server says beside the messages: versions of what else was read (`trackVersions`). */
  readonly onChecked?: ((members: Readonly<Record<string, unknown>>) => void) | undefined;
}

/**
 * The check of the top bar every 60 seconds: unread messages, the build that is deployed, and the newest release where the
 * platform wants that (LAY-12).
 * The first one waits until the browser is idle; none is made while the session has expired.
 */
export function Polling({ services, tree, onChecked }: PollingProps) {
  const { send, userScope, session, platformConfig } = services;
  const [notices] = useState(() => createNotices(send, onChecked));
  const build = buildCheckOf(send);

  const check = useEffectEvent(() => {
    if (session.get().phase !== 'active') return;
    void notices.load();
    void build.check({ release: platformConfig.get().checksVersion });
  });
  useEffect(() => {
    let end: (() => void) | undefined;
    let gone = false;
    whenIdle(async () => {
      if (!gone) end = checkEvery(checkInterval, () => check());
    });
    return () => {
      gone = true;
      end?.();
    };
  }, []);
  useEffect(() => userScope.onUserChange(notices.clear), [userScope, notices]);

  return (
    <>
      <NoticesButton notices={notices} tree={tree} />
      <BuildOffer build={build} />
      {services.hasPlatform && <Reminders services={services} tree={tree} />}
    </>
  );
}

/** Milliseconds after which the page has settled: reminders are not what anybody waits for. */
const settled = 6_000;

/** Reminders of one's own memos, for those who may have any; their code comes once the page has settled. */
function Reminders(props: ComponentProps<typeof MemoReminders>) {
  const hasMemos = pathOfView(props.tree, 'system/memo/index') !== undefined;
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => whenIdle(async () => setSettled(true)), settled);
    return () => clearTimeout(timer);
  }, []);
  if (!hasMemos || !isSettled) return null;
  return (
    <Suspense fallback={null}>
      <MemoReminders {...props} />
    </Suspense>
  );
}
