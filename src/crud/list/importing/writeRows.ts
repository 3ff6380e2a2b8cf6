import { isRequestError, mayBeWritten, mayBeWrittenText } from '@/providers/http/errors';
import { groupBy } from '../../../lib/groupBy';
import type { CheckedRow, RowProblem } from './checkRows';

/** The outcome of a row. */
export type RowOutcome =
  /** `updated` where it changed a record that was there already. */
  | { readonly outcome: 'written'; readonly updated?: true }
  | { readonly outcome: 'refused'; readonly reason: string }
  /** Not fit to be sent: the file must be corrected. */
  | { readonly outcome: 'wrong'; readonly reason: string }
  /** Sent without a response: it may be written, and is not sent again unasked. */
  | { readonly outcome: 'unknown'; readonly reason: string }
  /** Never sent: something before it stopped the rest. */
  | { readonly outcome: 'unsent' };

/** A row and its result. */
export interface RowResult {
  readonly row: CheckedRow;
  readonly result: RowOutcome;
}

/** The results before an import begins: the rows to send, and the problems of the file's other rows. */
export function resultsBefore(rows: readonly CheckedRow[], own: readonly RowProblem[]): RowResult[] {
  const unsent = rows.map((row): RowResult => ({ row, result: { outcome: 'unsent' } }));
  const wrong = onePerLine(own).map(
    ({ line, problem, cells }): RowResult => ({
      row: { line, values: {}, cells },
      result: { outcome: 'wrong', reason: problem },
    }),
  );
  return [...unsent, ...wrong].toSorted((a, b) => a.row.line - b.row.line);
}

/** All problems of a line as one. */
export function onePerLine(problems: readonly RowProblem[]): RowProblem[] {
  return [...groupBy(problems, ({ line }) => line)].map(([line, found]) => ({
    line,
    problem: found.map(({ problem }) => problem).join('；'),
    cells: found[0]?.cells ?? [],
  }));
}

/** Callbacks while rows are written. */
export interface WriteLog {
  /** Called after each row. */
  readonly onRow: (done: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Writes rows one after the other. A refusal concerns its row. A failure of the connection or the session stops the
 * rest, which then were never sent, and so does cancelling.
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
      results.push({ row, result: failed(failure) });
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

/** The outcome of rows whose call failed with this error. */
export function failed(error: unknown): RowOutcome {
  const reason = error instanceof Error ? error.message : String(error);
  if (mayBeWritten(error)) return { outcome: 'unknown', reason };
  if (isRequestError(error, 'cancelled'))
    return { outcome: 'unknown', reason: `${reason}，${mayBeWrittenText}` };
  return { outcome: 'refused', reason };
}

/** Whether the row is certainly not written, and may be sent again. */
export function isLeft({ result: { outcome } }: RowResult): boolean {
  return outcome === 'refused' || outcome === 'unsent';
}

/** New and changed records apart, in the staff's words. */
export function writtenText(written: number, updated: number): string {
  return `新增 ${written - updated} 条、更新 ${updated} 条`;
}

/** The result of an import in a line, for its dialog and for the list of transfers. */
export function resultText(results: readonly RowResult[]): string {
  const count = (outcome: RowOutcome['outcome']) =>
    results.filter(({ result }) => result.outcome === outcome).length;
  const written = count('written');
  const updated = results.filter(({ result }) => result.outcome === 'written' && result.updated).length;
  const apart = updated > 0 && writtenText(written, updated);
  if (written === results.length) return [`成功导入 ${written} 条`, apart].filter(Boolean).join('：');
  const [wrong, unknown] = [count('wrong'), count('unknown')];
  const parts = [
    `成功 ${written} 条${apart ? `（${apart}）` : ''}，失败 ${count('refused')} 条，未写入 ${count('unsent')} 条`,
    wrong > 0 && `需改正 ${wrong} 条`,
    unknown > 0 && `可能已写入 ${unknown} 条，请核对`,
  ];
  return parts.filter(Boolean).join('，');
}

/** Words for writing again what was not written. */
export function retryText(results: readonly RowResult[]): string {
  const has = (outcome: RowOutcome['outcome']) => results.some(({ result }) => result.outcome === outcome);
  const left = [has('refused') && '失败', has('unsent') && '未写入'].filter(Boolean);
  return `重试${left.join('、')}的行`;
}
