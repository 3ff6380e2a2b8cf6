import { idle } from '@/src/work/idle';

/** Milliseconds between two checks (LAY-12). */
export const checkInterval = 60_000;

/** The clock of the checks. */
export interface Clock {
  /** Milliseconds. */
  readonly now: () => number;
  /** Calls back after some milliseconds, once; returns a function that cancels it. */
  readonly after: (delay: number, act: () => void) => () => void;
}

/** Whether the page is visible, and somebody is there to see it. */
export interface Visibility {
  readonly isVisible: () => boolean;
  /** Calls back at each change; returns a function that ends it. */
  readonly onChange: (listener: () => void) => () => void;
}

const browserClock: Clock = {
  now: Date.now,
  after(delay, act) {
    const timer = setTimeout(act, delay);
    return () => clearTimeout(timer);
  },
};

const browserVisibility: Visibility = {
  isVisible: () => document.visibilityState === 'visible' && !idle.get(),
  onChange(listener) {
    document.addEventListener('visibilitychange', listener);
    const end = idle.subscribe(listener);
    return () => {
      document.removeEventListener('visibilitychange', listener);
      end();
    };
  },
};

/**
 * Checks now and after each interval (in milliseconds), while the page is visible and somebody is there. Otherwise it
 * does nothing, so that an idle session can end. When the page is visible again it checks at once if the interval is
 * over, else when it will be. Returns a function that ends it.
 */
export function checkEvery(
  interval: number,
  check: () => void,
  { clock = browserClock, visibility = browserVisibility }: { clock?: Clock; visibility?: Visibility } = {},
): () => void {
  let lastAt: number | undefined;
  let cancel: (() => void) | undefined;

  function run(): void {
    lastAt = clock.now();
    check();
    wait();
  }

  function wait(): void {
    cancel?.();
    cancel = undefined;
    if (!visibility.isVisible()) return;
    const left = lastAt === undefined ? 0 : lastAt + interval - clock.now();
    if (left <= 0) run();
    else cancel = clock.after(left, run);
  }

  const stop = visibility.onChange(wait);
  wait();
  return () => {
    stop();
    cancel?.();
  };
}
