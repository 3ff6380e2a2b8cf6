import { BoardItem, type useReadingBoard } from '@/src/crud/board/ReadingBoard';
import { RelativeTime } from '@/src/ui/display/RelativeTime';
import { MessageTag } from './MessageTag';
import styles from './message.module.css';
import type { MessageLine } from './row';

interface Props {
  readonly board: ReturnType<typeof useReadingBoard>;
  readonly line: MessageLine;
  readonly isCurrent: boolean;
}

/** A row of the list: bold while it has unread messages, with the number of messages about the same record. */
export function MessageItem({ board, line, isCurrent }: Props) {
  const { id, title, type, sender, createTime, count, unread } = line;
  return (
    <BoardItem
      board={board}
      id={id}
      name={title}
      isCurrent={isCurrent}
      isPending={unread > 0}
      title={
        <>
          {unread > 0 && <span className={styles.dot} role="img" aria-label="未读" />}
          {title}
          {count > 1 && (
            <span className={styles.count} title={`共 ${count} 条`}>
              {count}
            </span>
          )}
        </>
      }
      facts={
        <>
          <MessageTag type={type} />
          {sender}
          <RelativeTime value={createTime} />
        </>
      }
    />
  );
}
