/** Milliseconds between two ticks: texts about times change by the minute. */
const tick = 30_000;

let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

/** The time at the last tick, in milliseconds. The same for all that show it, and never older than a tick. */
export function clockTime(): number {
  if (listeners.size === 0 && Math.abs(Date.now() - now) >= tick) now = Date.now();
  return now;
}

/**
 * Calls a listener at every tick. One timer serves all listeners; it rests while there are none or while the window is
 * hidden. Returns a function that stops it.
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

/** Runs while the window is visible, and catches up as soon as it is visible again. */
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
