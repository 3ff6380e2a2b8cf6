import { useSyncExternalStore } from 'react';
import { BoardItem, type useReadingBoard } from '@/src/crud/board/ReadingBoard';
import { DictionaryTag } from '@/src/crud/fields/dictionary/dictionary';
import { sameId } from '@/src/lib/recordId';
import { clockTime, onTick } from '@/src/ui/display/clock';
import { RelativeTime } from '@/src/ui/display/RelativeTime';
import { StateTag } from '@/src/ui/StateTag';
import { consultStatuses, waitOf, waitText } from './consult';
import styles from './consult.module.css';
import type { ConsultLine } from './readConsult';

interface Props {
  readonly board: ReturnType<typeof useReadingBoard>;
  readonly line: ConsultLine;
}

/** A row of the list: the question, the asker, and the waiting time. */
export function ConsultItem({ board, line }: Props) {
  const { id, title, topic, userName, provinceName, year, status, waitSince, createTime, isPublic } = line;
  const who = [userName, provinceName, year > 0 ? `${year} 年` : ''].filter(Boolean).join(' · ');
  return (
    <BoardItem
      board={board}
      id={id}
      name={title}
      isCurrent={board.opened !== null && sameId(id, board.opened)}
      isPending={status === 0}
      title={title}
      facts={
        <>
          <StatusTag status={status} />
          <DictionaryTag type="consult_topic" value={topic} />
          {isPublic && <StateTag tone="primary">公开</StateTag>}
          <span>{who}</span>
          {waitSince === '' ? <RelativeTime value={createTime} /> : <Waiting since={waitSince} />}
        </>
      }
    />
  );
}

/** How an enquiry stands, as a tag. */
export function StatusTag({ status }: { readonly status: number }) {
  const option = consultStatuses.find(({ value }) => value === status);
  if (!option) return null;
  return <StateTag tone={'tone' in option ? option.tone : 'info'}>{option.label}</StateTag>;
}

/** How long the asker has waited; goes on by itself while it is on screen. */
export function Waiting({ since }: { readonly since: string }) {
  const now = useSyncExternalStore(onTick, clockTime);
  const wait = waitOf(since, now);
  if (!wait) return null;
  return (
    <span className={styles.wait} data-level={wait.level}>
      已等待 {waitText(wait.minutes)}
    </span>
  );
}
