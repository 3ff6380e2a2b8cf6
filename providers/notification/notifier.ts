/** How a message reaches the staff; the shell decides what it looks like. */
export type Loudness = 'success' | 'info' | 'warning' | 'error' | 'notification';

/** Shows one text. `notification` is the larger box that stays until it is closed or its time is over. */
export type Notify = (loudness: Loudness, text: string) => void;

/** Milliseconds during which an equal message is not shown again. */
const quietTime = 2000;

/**
 * A notifier that can be handed out before anything can show messages: texts wait until a surface is attached.
 * Equal texts of equal loudness within two seconds show once.
 */
export function createNotifier(now: () => number = Date.now) {
  const shownAt = new Map<string, number>();
  let waiting: [Loudness, string][] = [];
  let surface: Notify | undefined;

  const notify: Notify = (loudness, text) => {
    const key = `${loudness}:${text}`;
    const before = shownAt.get(key);
    if (before !== undefined && now() - before < quietTime) return;
    shownAt.set(key, now());
    if (surface) surface(loudness, text);
    else waiting.push([loudness, text]);
  };

  /** Attaches what shows messages; returns the way to detach it. */
  const attach = (show: Notify) => {
    surface = show;
    for (const [loudness, text] of waiting) show(loudness, text);
    waiting = [];
    return () => {
      if (surface === show) surface = undefined;
    };
  };

  return { notify, attach };
}

export type Notifier = ReturnType<typeof createNotifier>;
