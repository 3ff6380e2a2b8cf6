/** The other browser tabs of this application. */
export interface SessionChannel {
  /** Notifies them that the stored session has changed. */
  tell(): void;
  /** Listens for such a notification; returns a function that stops listening. */
  onTold(listener: () => void): () => void;
}

/** Reaches the other browser tabs of the same origin (SESS-3). The change is in the store, not in the message. */
export function createSessionChannel(name = 'session'): SessionChannel {
  const channel = new BroadcastChannel(name);
  return {
    tell: () => channel.postMessage('changed'),
    onTold(listener) {
      channel.addEventListener('message', listener);
      return () => channel.removeEventListener('message', listener);
    },
  };
}
