import { useSubscription } from '@refinedev/core';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { liveChannels } from '@/providers/live/liveProvider';
import { whenIdle } from '@/src/lib/whenIdle';
import { load } from '@/src/ui/load';
import { checkEvery, checkInterval } from '../../kit/every';
import { QuietBoundary } from '../../kit/QuietBoundary';
import type { MenuNode } from '../../model/menu/menuTree';
import { pathOfView } from '../../model/menu/readMenu';
import type { Services } from '../../model/services';
import { BuildOffer } from './BuildOffer';
import { buildCheckOf } from './build';
import { createMessages } from './messages';
import { NoticesButton } from './NoticesButton';
import { createNotices } from './notices';

type ReminderProps = Pick<PollingProps, 'services' | 'tree'>;

const MemoReminders = load(() => import('../../features/memoReminders/MemoReminders'));
const UnreadPopups = load(() => import('../../features/updates/UnreadPopups'));

/** Types of the events of Refine's hooks. */
const changes = ['created', 'updated', 'deleted'];

interface PollingProps {
  readonly services: Services;
  readonly tree: readonly MenuNode[];
}

/**
 * The check of the top bar every 60 seconds (LAY-12). It reads unread notices and messages, the deployed build, and the
 * newest release where the platform wants that. The versions that come with the notices are published. The first check
 * waits until the browser is idle; none is made while the session has expired.
 */
export function Polling({ services, tree }: PollingProps) {
  const { send, userScope, session, platformConfig, live } = services;
  const tell = (channel: string, type: string, payload = {}) =>
    live.publish({ channel, type, payload, date: new Date() });
  const [notices] = useState(() =>
    createNotices(send, {
      onAnswer: ({ ruleVersion, dictVersion }) =>
        tell(liveChannels.versions, 'updated', { ruleVersion, dictVersion }),
      onNews: () => tell(liveChannels.notices, 'arrived'),
    }),
  );
  const [messages] = useState(() => createMessages(send, () => tell(liveChannels.messages, 'arrived')));
  const hasMessages = services.hasPlatform && pathOfView(tree, 'management/message/index') !== undefined;
  const build = buildCheckOf(send);
  const checkMessages = useEffectEvent(() => {
    if (hasMessages && session.get().phase === 'active') void messages.load();
  });

  const check = useEffectEvent(() => {
    if (session.get().phase !== 'active') return;
    void notices.load();
    checkMessages();
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
  useEffect(() => userScope.onUserChange(messages.clear), [userScope, messages]);
  // Changes made here move the bell at once, and so does a return to the window.
  useSubscription({ channel: liveChannels.messages, types: changes, onLiveEvent: () => checkMessages() });
  useSubscription({ channel: liveChannels.notices, types: changes, onLiveEvent: () => void notices.load() });
  useEffect(() => {
    const ask = () => checkMessages();
    window.addEventListener('focus', ask);
    return () => window.removeEventListener('focus', ask);
  }, []);

  return (
    <>
      <NoticesButton {...{ notices, messages, tree }} imageUrl={services.imageUrl} />
      <BuildOffer build={build} />
      {services.hasPlatform && <Reminders services={services} tree={tree} />}
    </>
  );
}

/** Milliseconds after which the page has settled: nobody waits for reminders. */
const settled = 6_000;

/**
 * Reminders of the person's own memos, for persons who may have any, and unread release notes that open by themselves.
 * Their code comes once the page has settled. Where it cannot be fetched, the page goes on without, and asks again with
 * the network or after a minute.
 */
function Reminders(props: ReminderProps) {
  const hasMemos = pathOfView(props.tree, 'system/memo/index') !== undefined;
  const [since] = useState(Date.now);
  const [isSettled, setSettled] = useState(false);
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => whenIdle(async () => setSettled(true)), settled);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!failed) return;
    const again = () => {
      setFailed(false);
      setTries((count) => count + 1);
    };
    const timer = setTimeout(again, checkInterval);
    window.addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [failed]);
  if (!isSettled) return null;
  return (
    <QuietBoundary key={tries} onCrash={() => setFailed(true)}>
      <Suspense fallback={null}>
        {hasMemos && <MemoReminders {...props} since={since} />}
        <UnreadPopups services={props.services} />
      </Suspense>
    </QuietBoundary>
  );
}
