/** Milliseconds between two ticks: what is said of a time changes by the minute. */
const tick = 30_000;

let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

/** The time as of the last tick, in milliseconds; the same for everybody who shows it, and never older than a tick. */
export function clockTime(): number {
  if (listeners.size === 0 && Math.abs(Date.now() - now) >= tick) now = Date.now();
  return now;
}

/**
 * Hears of every tick. One timer serves all that listen; it rests while nobody does or while the window is out of sight.
 * Answers how to stop.
 */
export function onTick(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    document.addEventListener('visibilitychange', settle);
    settle();
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    document.removeEventListener('visibilitychange', settle);
    clearInterval(timer);
  };
}

/** Runs while the window is seen, and catches up as soon as it is seen again. */
function settle(): void {
  clearInterval(timer);
  if (document.visibilityState === 'hidden') return;
  timer = setInterval(advance, tick);
  if (Date.now() - now >= tick) advance();
}

function advance(): void {
  now = Date.now();
  for (const listener of [...listeners]) listener();
}
