import type { Row } from '../../resourceSpec';

/** Rows asked for at once. */
const rowsPerCall = 500;

/** One page of what is exported. */
export interface RowsPage {
  readonly rows: readonly Row[];
  /** On all pages. */
  readonly total: number;
}

/**
 * All rows, call by call, none twice even if records were added meanwhile. A server that returns fewer rows than asked
 * for is called again: it has a page limit of its own. Rejects with a call's error, or when aborted.
 */
export async function* readAllRows(
  readPage: (page: number, size: number) => Promise<RowsPage>,
  signal: AbortSignal,
): AsyncGenerator<RowsPage> {
  const seen = new Set<unknown>();
  for (let page = 1, received = 0; ; page += 1) {
    const { rows, total } = await readPage(page, rowsPerCall);
    signal.throwIfAborted();
    received += rows.length;
    const fresh = rows.filter(({ id }) => !seen.has(id));
    for (const { id } of fresh) seen.add(id);
    yield { rows: fresh, total };
    if (rows.length === 0 || received >= total) return;
  }
}
