/** Functions that run inside the measured workbench. Each travels there as text. */

/** Records the time of each event until the next painted frame, the time of frames, and long tasks. */
export function watch() {
  /** @type {{ answers: { type: string, took: number }[], frames: number[], tasks: number[] }} */
  const seen = { answers: [], frames: [], tasks: [] };
  Reflect.set(window, 'benchSeen', seen);
  const types = ['keydown', 'click', 'dragstart', 'dragover', 'drop', 'input'];
  for (const type of types) {
    addEventListener(
      type,
      ({ timeStamp }) => {
        const start = Math.min(timeStamp, performance.now());
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => seen.answers.push({ type, took: performance.now() - start });
          port2.postMessage(undefined);
        });
      },
      { capture: true },
    );
  }
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.tasks.push(duration);
  }).observe({ entryTypes: ['longtask'] });
  let before = performance.now();
  const note = () => {
    const now = performance.now();
    seen.frames.push(now - before);
    before = now;
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}

/** Forgets what was seen. */
export function forget() {
  const seen = Reflect.get(window, 'benchSeen');
  for (const list of Object.values(seen)) list.length = 0;
}

/** @returns {{ answers: { type: string, took: number }[], frames: number[], tasks: number[] }} */
export function seenSoFar() {
  return Reflect.get(window, 'benchSeen');
}

/** Scrolls the candidates to their end, again and again, until all of them were read; resolves with their number. */
export async function readAll() {
  const list = document.querySelector('[aria-label="候选志愿"]');
  if (!list) throw new Error('There are no candidates');
  const deadline = performance.now() + 240_000;
  for (let still = 0, height = 0; still < 20 && performance.now() < deadline; ) {
    list.scrollTop = list.scrollHeight;
    await new Promise((resolve) => setTimeout(resolve, 100));
    still = list.scrollHeight === height ? still + 1 : 0;
    height = list.scrollHeight;
  }
  list.scrollTop = 0;
  return Math.round(list.scrollHeight / 56);
}
