/** The kind of a message to the staff; the shell decides its look. */
export type Severity = 'success' | 'info' | 'warning' | 'error' | 'notification';

/** The action of a message, by a button in it. */
export interface MessageAction {
  readonly label: string;
  /** Distinguishes equal texts about different things. */
  readonly about: string;
  readonly run: () => void;
}

/** Options of a message beside its text. */
export interface MessageOptions {
  /** The message stays while this runs, and a moment longer (CONST-1). */
  readonly work?: Promise<unknown>;
  readonly action?: MessageAction;
}

/** Shows one text. `notification` is the larger box that stays until it is closed or its time is over. */
export type Notify = (severity: Severity, text: string, options?: MessageOptions) => void;

/** Milliseconds during which an equal message is not shown again. */
const quietTime = 2000;

/**
 * A notifier that can be used before anything can show messages: texts wait until a surface is attached. Equal texts of
 * an equal kind within two seconds are shown once. `shownAt` remembers the time, for no longer than that. So is one
 * text about several works, until the last has ended. `now` is a clock that never goes back.
 */
export function createNotifier(
  now: () => number = () => performance.now(),
  shownAt = new Map<string, number>(),
) {
  const working = new Map<string, Set<Promise<unknown>>>();
  let waiting: Parameters<Notify>[] = [];
  let surface: { readonly show: Notify; readonly clear: () => void } | undefined;
  let holders = 0;

  /** One message for as long as work of that name runs. */
  function showWork(severity: Severity, text: string, work: Promise<unknown>): void {
    const key = `${severity}:${text}`;
    const running = working.get(key);
    const works = running ?? new Set();
    works.add(work);
    working.set(key, works);
    if (running) return;
    const ended = allEnded(works).finally(() => working.delete(key));
    waiting.push([severity, text, { work: ended }]);
    flush();
  }

  const notify: Notify = (severity, text, options = {}) => {
    const { work, action } = options;
    if (work) return showWork(severity, text, work);
    for (const [key, time] of shownAt) if (now() - time >= quietTime) shownAt.delete(key);
    const key = `${severity}:${text}:${action?.about ?? ''}`;
    if (shownAt.has(key)) return;
    shownAt.set(key, now());
    waiting.push(action ? [severity, text, { action }] : [severity, text]);
    flush();
  };

  function flush(): void {
    if (!surface || holders > 0) return;
    const messages = waiting;
    waiting = [];
    for (const message of messages) surface.show(...message);
  }

  /**
   * Attaches a function that shows messages, and one that hides those on screen; returns a function that detaches them.
   */
  const attach = (show: Notify, clear: () => void = () => undefined) => {
    const attached = { show, clear };
    surface = attached;
    flush();
    return () => {
      if (surface === attached) surface = undefined;
    };
  };

  /**
   * Hides the messages on screen and lets all others wait, until the returned function is called: the screen is locked.
   */
  const hold = () => {
    holders += 1;
    surface?.clear();
    return () => {
      holders -= 1;
      flush();
    };
  };

  /** Removes all messages, on screen or waiting: the person whom they are for is gone. */
  const drop = () => {
    waiting = [];
    shownAt.clear();
    surface?.clear();
  };

  return { notify, attach, hold, drop };
}

/** Resolves when every work has ended, also works added while others run. */
async function allEnded(works: Set<Promise<unknown>>): Promise<void> {
  for (const work of works) await work.catch(() => undefined);
}

export type Notifier = ReturnType<typeof createNotifier>;
