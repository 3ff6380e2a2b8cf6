import type { RootOptions } from 'react-dom/client';
import { pageBuild } from '@/src/lib/pageBuild';
import { describeFailure, type Failure } from './describeFailure';

/** Failures that are reported in a minute at most; the rest is dropped. */
const mostInMinute = 10;
/** Milliseconds that the first failure waits for others, so that they are sent together. */
const gathering = 3000;

/** A failure that happened `times` times while the others were collected. */
type Counted = Failure & { readonly times: number };

/** Dependencies of the reporter on its environment. */
export interface ReporterEnvironment {
  /** Posts a text, also after the page has gone; may reject. */
  readonly post: (text: string) => Promise<unknown>;
  /** Path of the page. */
  readonly path: () => string;
  /** Milliseconds. */
  readonly now: () => number;
  readonly after: (delay: number, act: () => void) => void;
}

/** Reports failures of the program to a server. Neither method throws or rejects. */
export interface ErrorReporter {
  report(error: unknown): void;
  /** Sends the collected failures: the page is about to go. */
  flush(): void;
}

/** A reporter for this build; collects, counts equal failures once and reports at most ten in a minute. */
export function createErrorReporter(
  build: string | undefined,
  { post, path, now, after }: ReporterEnvironment,
): ErrorReporter {
  const gathered = new Map<string, Counted>();
  let recent: readonly number[] = [];

  function add(failure: Failure): void {
    const key = JSON.stringify([failure.message, failure.stack[0]]);
    const known = gathered.get(key);
    if (known) gathered.set(key, { ...known, times: known.times + 1 });
    if (known || !mayTell()) return;
    gathered.set(key, { ...failure, times: 1 });
    if (gathered.size === 1) after(gathering, flush);
  }

  function mayTell(): boolean {
    recent = recent.filter((at) => now() - at < 60_000);
    if (recent.length >= mostInMinute) return false;
    recent = [...recent, now()];
    return true;
  }

  function flush(): void {
    if (gathered.size === 0) return;
    const errors = [...gathered.values()];
    gathered.clear();
    // A failed report is not reported itself: that would never end.
    void post(JSON.stringify({ build, errors })).catch(() => undefined);
  }

  return {
    report(error) {
      try {
        const failure = describeFailure(error, path());
        if (failure) add(failure);
      } catch {
        // The failure itself is on the console.
      }
    },
    flush,
  };
}

/**
 * Reports failures of this page to an address: uncaught ones, and ones that broke a page or a panel. Returns the
 * options that React's root needs for that; nothing is reported where the address is empty.
 */
export function reportErrors(address: string): Pick<RootOptions, 'onCaughtError'> {
  if (address === '') return {};
  const reporter = createErrorReporter(pageBuild(), browserEnvironment(address));
  watchForErrors(reporter);
  return {
    onCaughtError(error) {
      // biome-ignore lint/suspicious/noConsole: as React does where nobody else listens
      console.error(error);
      reporter.report(error);
    },
  };
}

/** The reporter's environment in a page: posts without cookies and without naming the page it comes from. */
function browserEnvironment(address: string): ReporterEnvironment {
  return {
    post: async (body) => {
      await fetch(address, {
        ...{ method: 'POST', body, headers: { 'content-type': 'text/plain' } },
        ...{ keepalive: true, credentials: 'omit', referrerPolicy: 'no-referrer', mode: 'no-cors' },
      });
    },
    path: () => location.pathname,
    now: Date.now,
    after: (delay, act) => void setTimeout(act, delay),
  };
}

/** Reports uncaught errors, and sends the rest when the page goes. */
function watchForErrors({ report, flush }: ErrorReporter): void {
  addEventListener('error', ({ error, message }) => report(error ?? new Error(message)));
  addEventListener('unhandledrejection', ({ reason }) => report(reason));
  addEventListener('pagehide', flush);
}
