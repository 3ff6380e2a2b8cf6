import { isRecord, numberOr, textOr } from '@/src/lib/record';
import { parseId, type RecordId } from '@/src/lib/recordId';
import { callOperation } from '../data/callOperation';
import { shellCalls } from '../endpoints/platformCalls';
import type { Send } from '../http/request';

/** The person's unread messages (screen G4). */
export interface UnreadMessages {
  readonly total: number;
  /** The newest of them. */
  readonly latest: { readonly id: RecordId; readonly title: string } | undefined;
}

/** Number of unread messages, read without a message on failure. Rejects where the server does not say. */
export async function readUnreadMessages(send: Send): Promise<UnreadMessages> {
  const options = { quiet: true, allowRepeat: true };
  const { data } = await callOperation({ send }, shellCalls.unreadMessages, { options });
  const { total, latest } = isRecord(data) ? data : {};
  const id = isRecord(latest) ? parseId(latest.id) : undefined;
  return {
    total: Math.max(0, numberOr(total)),
    latest: isRecord(latest) && id !== undefined ? { id, title: textOr(latest.title) } : undefined,
  };
}
