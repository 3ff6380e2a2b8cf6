/** Links whose style sheet could not be fetched. Vite asks for each sheet once: a later try would go on without it. */
const lost = new Set<HTMLLinkElement>();

globalThis.document?.addEventListener('error', ({ target }) => note(target), true);

function note(target: EventTarget | null): void {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lost.add(target);
}

let restoring: Promise<void> | undefined;

/**
 * Fetches lost style sheets again, in their places. Undefined where none is lost. Rejects in Vite's words where one cannot be
 * fetched now either.
 */
export function restoreStyles(): Promise<void> | undefined {
  if (lost.size === 0) return restoring;
  restoring ??= Promise.all([...lost].map(restore)).then(
    () => {
      restoring = undefined;
    },
    (error: unknown) => {
      restoring = undefined;
      throw error;
    },
  );
  return restoring;
}

function restore(link: HTMLLinkElement): Promise<void> {
  const { href, crossOrigin } = link;
  lost.delete(link);
  // The boot script takes its own dead links away, after which Vite may have asked for the sheet itself.
  if (!link.isConnected && isLinked(href)) return Promise.resolve();
  const fresh = Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin, href });
  return new Promise((resolve, reject) => {
    fresh.addEventListener('load', () => resolve());
    fresh.addEventListener('error', () => reject(new Error(`Unable to preload CSS for ${href}`)));
    if (link.isConnected) link.replaceWith(fresh);
    else document.head.append(fresh);
  });
}

function isLinked(address: string): boolean {
  return [...document.querySelectorAll('link')].some(
    ({ rel, href }) => rel === 'stylesheet' && href === address,
  );
}
