import { QueryClientContext } from '@tanstack/react-query';
import { use, useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router';
import { userOf } from '@/providers/auth/sessionState';
import { useStore } from '@/src/ui/useStore';
import { checkEvery, checkInterval } from '../../kit/every';
import { useTexts } from '../../kit/useTexts';
import type { MenuNode } from '../../model/menu/menuTree';
import { pathOfView } from '../../model/menu/readMenu';
import type { Services } from '../../model/services';
import { createDueMemos, type DueMemos } from './dueMemos';
import { type DueMemo, finishMemo, memoView, readDueMemos } from './memoCalls';
import styles from './memoReminders.module.css';

const reminderTexts = {
  'memo.reminders': '备忘提醒',
  'memo.reminder': '备忘提醒：{title}',
  'memo.done': '完成',
  'memo.snooze': '10 分钟后再提醒',
  'memo.close': '关闭',
} as const;

interface Props {
  readonly services: Pick<Services, 'send' | 'session'>;
  readonly tree: readonly MenuNode[];
  /** Milliseconds: the start of the page. */
  readonly since: number;
}

/**
 * Shows the person's own memos whose time comes, each minute (screen H3); makes no calls while the session has expired.
 */
export default function MemoReminders({ services: { send, session }, tree, since }: Props) {
  const t = useTexts(reminderTexts);
  const [due] = useState(() =>
    createDueMemos({
      now: Date.now,
      read: (begin, end) => readDueMemos(send, begin, end),
      since,
      userId: userOf(session.get())?.id ?? '',
    }),
  );
  const memos = useStore(due);
  const check = useEffectEvent(() => {
    if (session.get().phase === 'active') void due.check();
  });
  useEffect(() => checkEvery(checkInterval, () => check()), []);
  const path = pathOfView(tree, memoView);
  const client = use(QueryClientContext);
  const finish = async ({ id }: DueMemo) => {
    await finishMemo(send, id);
    const isMemo = (part: unknown) => part === 'system/memo' || part === 'memos';
    await client?.invalidateQueries({ predicate: ({ queryKey }) => queryKey.some(isMemo) });
  };
  // Outside of the bar: an ancestor that scrolls or is inert must not take them along.
  return createPortal(
    <section className={styles.reminders} aria-label={t('memo.reminders')} aria-live="polite">
      {memos.map((memo) => (
        <Reminder
          key={`${memo.id} ${memo.remindTime}`}
          {...{ memo, due, path }}
          finish={() => finish(memo)}
        />
      ))}
    </section>,
    document.body,
  );
}

interface ReminderProps {
  readonly memo: DueMemo;
  readonly due: DueMemos;
  readonly path: string | undefined;
  readonly finish: () => Promise<void>;
}

function Reminder({ memo, due, path, finish }: ReminderProps) {
  const t = useTexts(reminderTexts);
  const [finishing, setFinishing] = useState(false);
  const title = t('memo.reminder', { title: memo.title });
  const done = async () => {
    setFinishing(true);
    await finish().then(
      () => due.dismiss(memo),
      () => setFinishing(false), // shown by the call
    );
  };
  return (
    <article className={styles.reminder} aria-label={title}>
      <p>
        {path ? (
          <Link className="link" to={`${path}/show/${memo.id}`}>
            {title}
          </Link>
        ) : (
          title
        )}
      </p>
      <small>{memo.remindTime.slice(0, 16)}</small>
      <div className={styles.buttons}>
        <button type="button" className="button button-main" disabled={finishing} onClick={() => void done()}>
          {t('memo.done')}
        </button>
        <button type="button" className="button" onClick={() => due.snooze(memo)}>
          {t('memo.snooze')}
        </button>
        <button type="button" className="link" onClick={() => due.dismiss(memo)}>
          {t('memo.close')}
        </button>
      </div>
    </article>
  );
}
