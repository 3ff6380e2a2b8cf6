/**
 * Links whose style sheet could not be fetched. Vite asks for each sheet once: a later try would go on without it. Scripts
 * wait for the sheets of index.html: one that is missing now has failed. The boot script takes away its own that fail.
 */
const lost = new Set(
  styleLinks().filter(({ sheet, dataset }) => sheet === null && dataset.boot === undefined),
);

globalThis.document?.addEventListener('error', ({ target }) => note(target), true);

function note(target: EventTarget | null): void {
  if (target instanceof HTMLLinkElement && isOwnSheet(target)) lost.add(target);
}

/**
 * Waits for the style sheets under way. Vite waits for none that the boot script or another import has asked for. A
 * page drawn without them finds itself narrow. Undefined where none is awaited. One that fails is fetched again; rejects
 * as {@link restoreStyles} does.
 */
export function pendingStyles(): Promise<void> | undefined {
  const pending = styleLinks().filter((link) => link.sheet === null && !lost.has(link));
  if (pending.length === 0) return undefined;
  return Promise.all(pending.map(settled)).then(restoreStyles);
}

function settled(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
  });
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
  return styleLinks().some(({ href }) => href === address);
}

function styleLinks(): HTMLLinkElement[] {
  const links = globalThis.document?.querySelectorAll('link') ?? [];
  return [...links].filter(isOwnSheet);
}

/** Links from elsewhere, an extension's for one, may never be answered: no code waits for them. */
function isOwnSheet({ rel, href }: HTMLLinkElement): boolean {
  return rel === 'stylesheet' && href.includes(location.origin);
}
