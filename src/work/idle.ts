import { createStore, type Readable } from '../lib/store';

/**
 * Milliseconds without a key or a click after which nobody seems to be there. As long as a RuoYi server keeps a
 * session.
 */
export const idleAfter = 30 * 60_000;

/** Events and state that idleness goes by. */
export interface Presence {
  /** Milliseconds. */
  readonly now: () => number;
  /** Calls back after some milliseconds, once. */
  readonly after: (delay: number, act: () => void) => void;
  /** Calls back at each key and click. */
  readonly onActivity: (listener: () => void) => void;
}

/**
 * Whether nobody has pressed a key or clicked for {@link idleAfter}. Polling stops then, so that the session can end.
 */
export function createIdle({ now, after, onActivity }: Presence): Readable<boolean> {
  const { get, set, subscribe } = createStore(false);
  let lastAt = now();

  function watch(): void {
    const left = lastAt + idleAfter - now();
    if (left > 0) after(left, watch);
    else set(true);
  }

  onActivity(() => {
    lastAt = now();
    if (!get()) return;
    set(false);
    watch();
  });
  watch();
  return { get, subscribe };
}

const browserPresence: Presence = {
  now: Date.now,
  after: (delay, act) => void setTimeout(act, delay),
  onActivity(listener) {
    for (const event of ['keydown', 'pointerdown'])
      document.addEventListener(event, listener, { capture: true, passive: true });
  },
};

let shared: Readable<boolean> | undefined;

function ofBrowser(): Readable<boolean> {
  shared ??= createIdle(browserPresence);
  return shared;
}

/** Idleness of this page; counted from the first reader. */
export const idle: Readable<boolean> = {
  get: () => ofBrowser().get(),
  subscribe: (listener) => ofBrowser().subscribe(listener),
};
