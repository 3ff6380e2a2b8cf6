import { Button } from 'antd';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Link } from 'react-router';
import { operationOf } from '@/providers/data/callOperation';
import { ReaderHead } from '@/src/crud/board/ReadingBoard';
import { ReadError } from '@/src/crud/ReadError';
import { useResourcePage } from '@/src/crud/ResourceContext';
import { useCalls } from '@/src/crud/useCall';
import { formatTime } from '@/src/lib/dates';
import { isRecord } from '@/src/lib/record';
import { parseId } from '@/src/lib/recordId';
import { useImages } from '@/src/services/useImages';
import { useServices } from '@/src/services/useServices';
import { SafeMarkdown } from '@/src/ui/html/SafeMarkdown';
import { Skeleton } from '@/src/ui/Skeleton';
import { useRecordAddress } from '../recordLink';
import { MessageTag } from './MessageTag';
import { canMarkUnread } from './message';
import styles from './message.module.css';
import { type MessageLine, readMessage } from './row';
import type { useMessageActions } from './useMessageActions';

interface Props {
  readonly id: string;
  readonly actions: ReturnType<typeof useMessageActions>;
  readonly onRemoved: () => void;
}

/** A message with all others about the same record, newest first. Opening it marks them as read, once. */
export function MessageReader({ id, actions, onRemoved }: Props) {
  const { data: thread, error, refetch } = useThread(id);
  const addressOf = useRecordAddress();
  useOpening(thread, actions.markOpened);
  if (error) return <ReadError error={error} retry={() => void refetch()} />;
  const [newest] = thread ?? [];
  if (!thread || !newest) return <Skeleton />;
  const address = addressOf(newest.bizType, newest.bizId);
  const remove = async () => {
    if (await actions.remove(thread)) onRemoved();
  };
  return (
    <article aria-label={newest.title}>
      <ReaderHead title={newest.title}>
        <div className={styles.buttons}>
          {address !== undefined && <Link to={address}>查看详情</Link>}
          {(!newest.isRead || canMarkUnread(thread, Date.now())) && (
            <Button size="small" onClick={() => void actions.mark(thread, newest.isRead ? 0 : 1)}>
              {newest.isRead ? '标为未读' : '标为已读'}
            </Button>
          )}
          <Button size="small" danger onClick={() => void remove()}>
            删除
          </Button>
        </div>
      </ReaderHead>
      {thread.map((message) => (
        <Told key={message.id} message={message} isTitled={message !== newest} />
      ))}
    </article>
  );
}

function Told({ message, isTitled }: { readonly message: MessageLine; readonly isTitled: boolean }) {
  const { type, title, content, sender, createTime, readTime } = message;
  const { imageUrl } = useImages();
  return (
    <section className={styles.told}>
      {isTitled && <h3>{title}</h3>}
      <p className={styles.facts}>
        <MessageTag type={type} />
        {sender}
        <time>{formatTime(createTime)}</time>
        {readTime !== '' && <span>阅读于 {formatTime(readTime)}</span>}
      </p>
      <SafeMarkdown source={content} imageUrl={imageUrl} />
    </section>
  );
}

/** The message, and where it is about a record all others about that. */
function useThread(id: string) {
  const { resource } = useResourcePage();
  const { callOperation } = useServices();
  const { name, endpoints } = resource;
  const call = async (operation: string, body: Readonly<Record<string, unknown>>, signal: AbortSignal) => {
    const options = { allowRepeat: true, quiet: true, signal };
    return (await callOperation(operationOf(endpoints, name, operation), { body, options })).data;
  };
  return useCalls([name, 'thread', id], async ({ signal }): Promise<readonly MessageLine[]> => {
    const [message] = linesOf([await call('one', { id }, signal)]);
    if (!message || message.bizId === null) return message ? [message] : [];
    const { bizType, bizId } = message;
    const found = await call('list', { bizType, bizId, page: 1, limit: 100 }, signal);
    return linesOf(isRecord(found) && Array.isArray(found.list) ? found.list : []);
  });
}

function linesOf(rows: readonly unknown[]): readonly MessageLine[] {
  return rows.filter(isRecord).flatMap((row) => {
    const id = parseId(row.id);
    return id === undefined ? [] : [readMessage({ ...row, id })];
  });
}

/** Marks unread messages as read when opened; one marked as unread while open stays so. */
function useOpening(
  thread: readonly MessageLine[] | undefined,
  markOpened: (lines: readonly MessageLine[]) => Promise<unknown>,
): void {
  const isDone = useRef(false);
  const mark = useEffectEvent((lines: readonly MessageLine[]) => {
    const unread = lines.filter(({ isRead }) => !isRead);
    if (unread.length > 0) void markOpened(unread);
  });
  useEffect(() => {
    if (!thread || isDone.current) return;
    isDone.current = true;
    mark(thread);
  }, [thread]);
}
