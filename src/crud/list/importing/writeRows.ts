import { isRequestError } from '@/providers/http/errors';
import type { CheckedRow } from './checkRows';

/** What became of a row. */
export type RowOutcome =
  | { readonly outcome: 'written' }
  | { readonly outcome: 'refused'; readonly reason: string }
  /** Never sent: something before it stopped the rest. */
  | { readonly outcome: 'unsent' };

/** A row and what became of it. */
export interface RowResult {
  readonly row: CheckedRow;
  readonly result: RowOutcome;
}

/** What is told while rows are written. */
export interface WriteLog {
  /** Called after each row. */
  readonly onRow: (done: number) => void;
  readonly signal: AbortSignal;
}

/** What the staff must know of a row whose answer never came. */
const uncertain = '（可能已写入，重试前请核对）';

/**
 * Writes rows one after the other. A refusal concerns its row; what befalls the connection or the session stops the rest,
 * which then were never sent, and so does cancelling.
 */
export async function writeRows(
  rows: readonly CheckedRow[],
  write: (row: CheckedRow) => Promise<unknown>,
  { onRow, signal }: WriteLog,
): Promise<RowResult[]> {
  const results: RowResult[] = [];
  let stopped = false;
  for (const [index, row] of rows.entries()) {
    if (stopped || signal.aborted) {
      results.push({ row, result: { outcome: 'unsent' } });
      continue;
    }
    const failure = await failureOf(() => write(row));
    if (failure === undefined) results.push({ row, result: { outcome: 'written' } });
    else {
      stopped = !isRefusal(failure);
      results.push({ row, result: { outcome: 'refused', reason: reasonOf(failure) } });
    }
    onRow(index + 1);
  }
  return results;
}

async function failureOf(work: () => Promise<unknown>): Promise<unknown> {
  try {
    await work();
    return undefined;
  } catch (error) {
    return error;
  }
}

/** The server looked at the row and said no. */
function isRefusal(error: unknown): boolean {
  return isRequestError(error, 'refused') || isRequestError(error, 'repeat');
}

function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  const lost =
    isRequestError(error, 'timeout') ||
    isRequestError(error, 'network') ||
    isRequestError(error, 'cancelled');
  return lost ? `${text}${uncertain}` : text;
}
