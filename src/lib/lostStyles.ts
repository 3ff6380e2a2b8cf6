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
  const fresh = Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin, href });
  lost.delete(link);
  return new Promise((resolve, reject) => {
    fresh.addEventListener('load', () => resolve());
    fresh.addEventListener('error', () => reject(new Error(`Unable to preload CSS for ${href}`)));
    link.replaceWith(fresh);
  });
}
