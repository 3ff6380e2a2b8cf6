import { callOperation } from '@/providers/data/callOperation';
import type { Operation } from '@/providers/endpoints/builder';
import { shellCalls } from '@/providers/endpoints/platformCalls';
import type { Send } from '@/providers/http/request';
import { timeOr } from '@/src/lib/dates';
import { isRecord, isYes, numberOr, textOr } from '@/src/lib/record';
import { parseId, type RecordId, sameId } from '@/src/lib/recordId';
import { createStore } from '@/src/lib/store';

/** A message to all staff, as the bell lists it. */
export interface Notice {
  readonly id: RecordId;
  readonly title: string;
  /** HTML as the server sent it; empty where it gives only the title. */
  readonly content: string;
  /** `YYYY-MM-DD HH:mm:ss`. */
  readonly time: string;
  readonly isRead: boolean;
}

/** The state of the bell. */
export interface NoticeState {
  readonly unread: number;
  /** The newest, at most five. */
  readonly newest: readonly Notice[];
}

/** The messages behind the bell; `get` and `subscribe` fit useSyncExternalStore. */
export interface Notices {
  get(): NoticeState;
  subscribe(listener: () => void): () => void;
  /** Asks the server; a failure leaves the state as it was, and no message is shown (LAY-12). Never rejects. */
  load(): Promise<void>;
  /** Marks one as read, here at once; a refusal is shown by the call, and undoes it. */
  read(id: RecordId): Promise<void>;
  /** Marks the shown ones as read. */
  readAll(): Promise<void>;
  /** Forgets them: another person comes. */
  clear(): void;
}

const nothing: NoticeState = { unread: 0, newest: [] };

/** Listeners of the checks. */
interface NoticeListeners {
  /** Gets the response's other members. */
  readonly onAnswer?: (members: Readonly<Record<string, unknown>>) => void;
  /** Called when a check finds another newest notice than the one before it. */
  readonly onNews?: () => void;
}

/** Creates the store without notices; `load` asks. */
export function createNotices(send: Send, { onAnswer, onNews }: NoticeListeners = {}): Notices {
  const { get, set, subscribe } = createStore(nothing);
  let isKnown = false;

  async function load(): Promise<void> {
    const options = { quiet: true, allowRepeat: true };
    try {
      const { members } = await callOperation({ send }, shellCalls.newestNotices, { options });
      const [former, found] = [get(), parse(members)];
      set(found);
      onAnswer?.(members);
      if (isKnown && found.newest[0]?.id !== former.newest[0]?.id) onNews?.();
      isKnown = true;
    } catch {
      // Silent: the next check asks again.
    }
  }

  /** Shows the expected result, makes the call, and shows the actual result. */
  async function mark(operation: Operation, query: Record<string, unknown>, meant: NoticeState) {
    set(meant);
    try {
      await callOperation({ send }, operation, { query });
    } catch {
      // Shown by the call; the true state is read below.
    }
    await load();
  }

  return {
    get,
    subscribe,
    load,
    read: (noticeId) => mark(shellCalls.readNotice, { noticeId }, withRead(get(), noticeId)),
    readAll: () => mark(shellCalls.readAllNotices, { ids: get().newest.map(({ id }) => id) }, allRead(get())),
    clear: () => {
      isKnown = false;
      set(nothing);
    },
  };
}

function withRead({ unread, newest }: NoticeState, id: RecordId): NoticeState {
  const isNew = newest.some((notice) => sameId(notice.id, id) && !notice.isRead);
  return {
    unread: isNew ? Math.max(0, unread - 1) : unread,
    newest: newest.map((notice) => (sameId(notice.id, id) ? { ...notice, isRead: true } : notice)),
  };
}

function allRead({ unread, newest }: NoticeState): NoticeState {
  const shown = newest.filter(({ isRead }) => !isRead).length;
  return {
    unread: Math.max(0, unread - shown),
    newest: newest.map((notice) => ({ ...notice, isRead: true })),
  };
}

function parse({ data, unreadCount }: Readonly<Record<string, unknown>>): NoticeState {
  const rows = Array.isArray(data) ? data.filter(isRecord) : [];
  return {
    unread: Math.max(0, numberOr(unreadCount)),
    newest: rows.slice(0, 5).map((row) => ({
      id: parseId(row.noticeId) ?? '',
      title: textOr(row.noticeTitle),
      content: textOr(row.noticeContent),
      time: timeOr(row.createTime),
      isRead: isYes(row.isRead),
    })),
  };
}
