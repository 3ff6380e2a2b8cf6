import { isRecord } from './record';
import { webAddress } from './webAddress';

/** The members needed of a window that has just been opened. */
export interface OpenedWindow {
  opener: unknown;
  readonly location: { replace(address: string): void };
  close(): void;
}

/** The outcome: the window opened, or it was blocked and the address waits for a click, or there is none. */
export type DocsOutcome =
  | { readonly kind: 'opened' }
  | { readonly kind: 'blocked'; readonly address: string }
  | { readonly kind: 'missing' };

/**
 * Opens the documents of the interfaces in a new window (LAY-3; screen H12): `read` asks the server for `{ url }`. The
 * window is opened before that, in the click itself, so that blockers let it pass. Rejects where the call fails; the
 * window is closed then.
 */
export async function openDocs(
  read: () => Promise<unknown>,
  openWindow: () => OpenedWindow | null,
): Promise<DocsOutcome> {
  const opened = openWindow();
  // The page there learns nothing of ours.
  if (opened) opened.opener = null;
  try {
    const data = await read();
    const address = webAddress(isRecord(data) ? data.url : undefined);
    if (address === undefined) opened?.close();
    else opened?.location.replace(address);
    if (address === undefined) return { kind: 'missing' };
    return opened ? { kind: 'opened' } : { kind: 'blocked', address };
  } catch (error) {
    opened?.close();
    throw error;
  }
}
