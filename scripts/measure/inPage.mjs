/**
 * Functions that run inside a measured page. Each travels there as text and uses `record` and `watchFor` on the
 * window.
 */

/**
 * @typedef {object} Sight what makes a page ready: a visible element
 * @property {string} selector
 * @property {string} [text] what the element contains
 *
 * @typedef {object} Seen times in milliseconds from the start of the navigation
 * @property {number} usableAfter 0 until the page is ready
 * @property {number} laterAfter the same for what comes after it
 * @property {number[]} tasks how long each task over 50 ms took
 * @property {{ at: number, value: number }[]} shifts layout shifts that no input caused
 *
 * @typedef {object} Resource
 * @property {string} url
 * @property {number} start
 * @property {number} end
 * @property {number} bytes on the line, without headers
 */

/** Notes long tasks and layout shifts from now on. */
export function record() {
  /** @type {Seen} */
  const seen = { usableAfter: 0, laterAfter: 0, tasks: [], shifts: [] };
  const observe = (/** @type {string} */ type, /** @type {(entry: PerformanceEntry) => void} */ note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('longtask', ({ duration }) => seen.tasks.push(duration));
  observe('layout-shift', (entry) => {
    if (Reflect.get(entry, 'hadRecentInput')) return;
    seen.shifts.push({ at: entry.startTime, value: Reflect.get(entry, 'value') });
  });
  performance.setResourceTimingBufferSize(5000);
  Reflect.set(window, 'seen', seen);
}

/** Keeps the browser from calling what waits for it to be idle. */
export function neverIdle() {
  window.requestIdleCallback = () => 0;
}

/**
 * Looks in every frame whether the page is ready, and whether what comes later is there. A message posted in a frame arrives
 * after the frame has been painted.
 * @param {{ sight: Sight, later: Sight }} about
 */
export function watchFor({ sight: first, later }) {
  const shows = (/** @type {Sight} */ { selector, text = '' }) =>
    [...document.querySelectorAll(selector)].some(
      (element) =>
        element.textContent?.includes(text) &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    );
  const painted = (/** @type {Sight} */ sight) =>
    new Promise((resolve) => {
      const look = () => {
        if (!shows(sight)) return requestAnimationFrame(look);
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(undefined);
      };
      requestAnimationFrame(look);
    });
  Reflect.set(window, 'painted', painted);
  const note = (/** @type {keyof Seen} */ name) => (/** @type {unknown} */ at) =>
    Reflect.set(Reflect.get(window, 'seen'), name, at);
  painted(first).then(note('usableAfter'));
  painted(later).then(note('laterAfter'));
}

/**
 * Goes to another address of the same application; resolves with the milliseconds until it is painted.
 * @param {{ path: string, sight: Sight }} to
 * @returns {Promise<number>}
 */
export async function goTo({ path, sight }) {
  const start = performance.now();
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
  return (await Reflect.get(window, 'painted')(sight)) - start;
}

/**
 * Resolves when nothing was fetched and no long task ran for `quiet` milliseconds, at the latest after `longest`.
 * @param {{ quiet: number, longest: number }} about
 */
export async function rest({ quiet, longest }) {
  const start = performance.now();
  let last = { events: -1, at: start };
  while (performance.now() - last.at < quiet && performance.now() - start < longest) {
    const events = performance.getEntriesByType('resource').length + Reflect.get(window, 'seen').tasks.length;
    if (events !== last.events) last = { events, at: performance.now() };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** @returns {{ seen: Seen, resources: Resource[] }} what was seen so far */
export function collect() {
  const resources = performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .map(({ name, startTime, responseEnd, encodedBodySize }) => ({
      url: name,
      start: startTime,
      end: responseEnd,
      bytes: encodedBodySize,
    }));
  return { seen: Reflect.get(window, 'seen'), resources };
}
