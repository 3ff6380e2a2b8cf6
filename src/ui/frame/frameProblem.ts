/** What of a frame tells whether it shows what it was told to. */
interface Shown {
  readonly contentDocument: unknown;
  readonly contentWindow: object | null;
}

/**
 * `ours`: the server has no such page, and our own application came in its place, which tells by its configuration.
 * `closed`: the document is closed to us, as the browser's own error page is, or one of another host.
 */
export type FrameProblem = 'ours' | 'closed';

/** What is wrong with what a frame shows; undefined where nothing is, or where a foreign host lets nothing be known. */
export function frameProblem(
  { contentDocument, contentWindow }: Shown,
  address: string,
  here: string = location.href,
): FrameProblem | undefined {
  if (new URL(address, here).origin !== new URL(here).origin) return undefined;
  if (contentDocument === null) return 'closed';
  return contentWindow && '__APP_CONFIG__' in contentWindow ? 'ours' : undefined;
}
