import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { messagesChanged } from '@/providers/messages/unreadMessages';
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

interface PollingProps {
  readonly services: Services;
  readonly tree: readonly MenuNode[];
  /** Called with the members beside the messages: versions of other data (`trackVersions`). */
  readonly onChecked?: ((members: Readonly<Record<string, unknown>>) => void) | undefined;
}

/**
 * The check of the top bar every 60 seconds (LAY-12). It reads unread notices and messages, the deployed build, and the
 * newest release where the platform wants that. The first one waits until the browser is idle; none is made while the
 * session has expired.
 */
export function Polling({ services, tree, onChecked }: PollingProps) {
  const { send, userScope, session, platformConfig } = services;
  const [notices] = useState(() => createNotices(send, onChecked));
  const [messages] = useState(() => createMessages(send));
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
  // Messages read or sent here move the bell at once, and so does a return to the window.
  useEffect(() => {
    const ask = () => checkMessages();
    window.addEventListener('focus', ask);
    const end = messagesChanged.subscribe(ask);
    return () => {
      window.removeEventListener('focus', ask);
      end();
    };
  }, []);

  return (
    <>
      <NoticesButton notices={notices} messages={messages} tree={tree} />
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
        {hasMemos && <MemoReminders {...props} />}
        <UnreadPopups services={props.services} />
      </Suspense>
    </QuietBoundary>
  );
}
