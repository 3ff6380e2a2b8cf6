/** How a message reaches the staff; the shell decides what it looks like. */
export type Loudness = 'success' | 'info' | 'warning' | 'error' | 'notification';

/** Shows one text. `notification` is the larger box that stays until it is closed or its time is over. */
export type Notify = (loudness: Loudness, text: string) => void;

/** Milliseconds during which an equal message is not shown again. */
const quietTime = 2000;

/**
 * A notifier that can be handed out before anything can show messages: texts wait until a surface is attached.
 * Equal texts of equal loudness within two seconds show once; `shownAt` remembers when, for no longer than that.
 */
export function createNotifier(now: () => number = Date.now, shownAt = new Map<string, number>()) {
  let waiting: [Loudness, string][] = [];
  let surface: { readonly show: Notify; readonly clear: () => void } | undefined;

  let holders = 0;

  const notify: Notify = (loudness, text) => {
    for (const [key, time] of shownAt) if (now() - time >= quietTime) shownAt.delete(key);
    const key = `${loudness}:${text}`;
    if (shownAt.has(key)) return;
    shownAt.set(key, now());
    waiting.push([loudness, text]);
    flush();
  };

  function flush(): void {
    if (!surface || holders > 0) return;
    const texts = waiting;
    waiting = [];
    for (const [loudness, text] of texts) surface.show(loudness, text);
  }

  /** Attaches what shows messages, and what takes back those on screen; returns the way to detach it. */
  const attach = (show: Notify, clear: () => void = () => undefined) => {
    const attached = { show, clear };
    surface = attached;
    flush();
    return () => {
      if (surface === attached) surface = undefined;
    };
  };

  /** Takes back what is on screen and lets all messages wait, until the returned function is called: the screen is locked. */
  const hold = () => {
    holders += 1;
    surface?.clear();
    return () => {
      holders -= 1;
      flush();
    };
  };

  return { notify, attach, hold };
}

export type Notifier = ReturnType<typeof createNotifier>;
