/** The parts of a frame that tell whether it shows the page it was sent to. */
interface Shown {
  readonly contentDocument: Pick<Document, 'contentType'> | null;
  readonly contentWindow: { readonly performance: Pick<Performance, 'getEntriesByType'> } | null;
}

/**
 * `ours`: the server has no such page, and our own application came instead, recognised by its configuration.
 * `missing`: the server has no such page, by its status or by a response that is no page. `refused`: it may not be
 * opened from here. `closed`: the document cannot be read, as the browser's own error page, or one of another host.
 */
export type FrameProblem = 'ours' | 'missing' | 'refused' | 'closed';

/** The problem of the page in a frame. Undefined where there is none, or where a foreign host hides everything. */
export function frameProblem(
  { contentDocument, contentWindow }: Shown,
  address: string,
  here: string = location.href,
): FrameProblem | undefined {
  if (new URL(address, here).origin !== new URL(here).origin) return undefined;
  if (contentDocument === null) return 'closed';
  if (contentWindow && '__APP_CONFIG__' in contentWindow) return 'ours';
  const [visit] = contentWindow?.performance.getEntriesByType('navigation') ?? [];
  const status = visit && 'responseStatus' in visit ? Number(visit.responseStatus) : 0; // 0: the browser does not say
  if (status === 401 || status === 403) return 'refused';
  return status >= 400 || !contentDocument.contentType.includes('html') ? 'missing' : undefined;
}
