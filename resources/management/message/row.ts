import type { Row } from '@/src/crud/resourceSpec';
import { isYes, numberOr, textOr } from '@/src/lib/record';
import { parseId, type RecordId } from '@/src/lib/recordId';

/** A row of the list as the page reads it. */
export interface MessageLine {
  readonly id: RecordId;
  /** Ids of all messages folded into it, newest first. */
  readonly ids: readonly string[];
  readonly count: number;
  readonly unread: number;
  readonly isRead: boolean;
  readonly type: number;
  readonly title: string;
  readonly content: string;
  readonly sender: string;
  readonly createTime: string;
  readonly readTime: string;
  readonly bizType: string;
  readonly bizId: RecordId | null;
}

/** Reads a row, whatever the server's numbers are written as; one that is not folded is one message. */
export function readMessage(row: Readonly<Record<string, unknown>> & Pick<Row, 'id'>): MessageLine {
  const isRead = isYes(row.isRead);
  return {
    id: row.id,
    ids: textOr(row.ids, String(row.id)).split(','),
    count: numberOr(row.count, 1),
    unread: numberOr(row.unread, isRead ? 0 : 1),
    isRead,
    type: numberOr(row.type),
    title: textOr(row.title),
    content: textOr(row.content),
    sender: textOr(row.sender),
    createTime: textOr(row.createTime),
    readTime: textOr(row.readTime),
    bizType: textOr(row.bizType),
    bizId: parseId(row.bizId) ?? null,
  };
}
