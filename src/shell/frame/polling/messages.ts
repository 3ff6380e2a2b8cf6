import type { Send } from '@/providers/http/request';
import { readUnreadMessages, type UnreadMessages } from '@/providers/messages/unreadMessages';
import { createStore } from '@/src/lib/store';

/** The person's own unread messages, as the bell counts them; `get` and `subscribe` fit useSyncExternalStore. */
export interface Messages {
  get(): UnreadMessages;
  subscribe(listener: () => void): () => void;
  /** Asks the server; a failure leaves the state as it was, and no message is shown. Never rejects. */
  load(): Promise<void>;
  /** Forgets them: another person comes. */
  clear(): void;
}

/** No messages: nothing is unread. */
export const noMessages: UnreadMessages = { total: 0, latest: undefined };

/** Creates the store without messages; `onNews` is called when a check finds another newest one, and more of them. */
export function createMessages(send: Send, onNews?: () => void): Messages {
  const { get, set, subscribe } = createStore(noMessages);
  let isKnown = false;
  return {
    get,
    subscribe,
    load: async () => {
      try {
        const [former, found] = [get(), await readUnreadMessages(send)];
        set(found);
        if (isKnown && found.total > former.total && found.latest?.id !== former.latest?.id) onNews?.();
        isKnown = true;
      } catch {
        // Silent: the next check asks again.
      }
    },
    clear: () => {
      isKnown = false;
      set(noMessages);
    },
  };
}
