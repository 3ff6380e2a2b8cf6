import { shellCalls } from '@/providers/data/shellCalls';
import { sendForResponse } from '@/providers/http/apiResponse';
import type { Send } from '@/providers/http/call';
import { isRecord, isYes, numberOr, textOr } from '@/src/lib/record';

/** A message to all staff, as the bell lists it. */
export interface Notice {
  readonly id: number;
  readonly title: string;
  /** HTML as the server sent it; empty where it gives only the title. */
  readonly content: string;
  /** `YYYY-MM-DD HH:mm:ss`. */
  readonly time: string;
  readonly isRead: boolean;
}

/** What the bell knows. */
export interface NoticeState {
  readonly unread: number;
  /** The newest, at most five. */
  readonly newest: readonly Notice[];
}

/** The messages behind the bell; `get` and `subscribe` fit useSyncExternalStore. */
export interface Notices {
  get(): NoticeState;
  subscribe(listener: () => void): () => void;
  /** Asks the server; what fails stays as it was, and no message is shown (LAY-12). Never rejects. */
  load(): Promise<void>;
  /** Marks one as read, here at once; the refusal is shown by the call and puts it back. */
  read(id: number): Promise<void>;
  readAll(): Promise<void>;
  /** Forgets them: another person comes. */
  clear(): void;
}

const nothing: NoticeState = { unread: 0, newest: [] };

/** Every call of this family carries the bearer token as well (contract, section 1). */
const bearer = { bearer: true };

/** Opens the messages with none; `load` asks, and `onAnswer` is told what the server says beside them. */
export function createNotices(
  send: Send,
  onAnswer?: (members: Readonly<Record<string, unknown>>) => void,
): Notices {
  const listeners = new Set<() => void>();
  let state = nothing;

  function set(to: NoticeState): void {
    state = to;
    for (const listener of [...listeners]) listener();
  }

  async function load(): Promise<void> {
    const { method, path } = shellCalls.newestNotices;
    const options = { ...bearer, quiet: true, allowRepeat: true };
    try {
      const { members } = await sendForResponse(send, { method, path, options });
      set(parse(members));
      onAnswer?.(members);
    } catch {
      // Silent: the next check asks again.
    }
  }

  /** Shows what is meant to come of it, asks for it, and shows what came of it. */
  async function mark({ method, path }: typeof shellCalls.readNotice, query: object, meant: NoticeState) {
    set(meant);
    try {
      await sendForResponse(send, { method, path, query: { ...query }, options: bearer });
    } catch {
      // Shown by the call; what holds is asked for below.
    }
    await load();
  }

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    load,
    read: (noticeId) => mark(shellCalls.readNotice, { noticeId }, withRead(state, noticeId)),
    readAll: () => mark(shellCalls.readAllNotices, {}, allRead(state)),
    clear: () => set(nothing),
  };
}

function withRead({ unread, newest }: NoticeState, id: number): NoticeState {
  const isNew = newest.some((notice) => notice.id === id && !notice.isRead);
  return {
    unread: isNew ? Math.max(0, unread - 1) : unread,
    newest: newest.map((notice) => (notice.id === id ? { ...notice, isRead: true } : notice)),
  };
}

function allRead({ newest }: NoticeState): NoticeState {
  return { unread: 0, newest: newest.map((notice) => ({ ...notice, isRead: true })) };
}

function parse({ data, unreadCount }: Readonly<Record<string, unknown>>): NoticeState {
  const rows = Array.isArray(data) ? data.filter(isRecord) : [];
  return {
    unread: Math.max(0, numberOr(unreadCount)),
    newest: rows.slice(0, 5).map((row) => ({
      id: numberOr(row.noticeId),
      title: textOr(row.noticeTitle),
      content: textOr(row.noticeContent),
      time: textOr(row.createTime),
      isRead: isYes(row.isRead),
    })),
  };
}
