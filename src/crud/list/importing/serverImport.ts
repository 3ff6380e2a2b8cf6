import type { Operation } from '@/providers/endpoints/builder';
import { uploadFile } from '@/providers/http/upload';
import { isRecord, numberOr, textOr } from '@/src/lib/record';
import type { PageServices } from '../../../services/useServices';
import type { CheckedRow, RowProblem } from './checkRows';
import { failed, type RowResult } from './writeRows';

/** The server's modes: to look at the file, or to write it (screens, section 1.5). */
const modes = { check: 1, write: 2 } as const;

/**
 * The server's own import. Uploads a file with these rows below its head, which is checked as a whole; then right rows
 * are written. Rejects where nothing was written yet; a later failure is in the results of the rows.
 */
export async function importByServer(
  { send, callOperation }: Pick<PageServices, 'send' | 'callOperation'>,
  operation: Operation,
  file: File,
  rows: readonly CheckedRow[],
  { signal, onProgress }: { signal: AbortSignal; onProgress: (percent: number) => void },
): Promise<RowResult[]> {
  const { fileName } = await uploadFile(send, file, {
    signal,
    quiet: true,
    onUpload: (share) => onProgress(share * 50),
  });
  const call = async (mode: number) => {
    const { data } = await callOperation(operation, {
      body: { fileName, mode },
      options: { signal, quiet: true, ...(mode === modes.check && { writes: false }) },
    });
    return { problems: readProblems(data), valid: isRecord(data) ? numberOr(data.valid) : 0 };
  };
  const check = await call(modes.check);
  onProgress(75);
  const isWritten = check.problems.length === 0 || check.valid > 0;
  if (!isWritten) return resultsOf(rows, check.problems, true);
  try {
    return resultsOf(rows, (await call(modes.write)).problems, false);
  } catch (error) {
    return rows.map((row) => ({ row, result: failed(error) }));
  }
}

function readProblems(data: unknown): RowProblem[] {
  const errors: unknown[] = isRecord(data) && Array.isArray(data.errors) ? data.errors : [];
  return errors.filter(isRecord).map((error) => ({
    line: numberOr(error.row),
    problem: [textOr(error.column), textOr(error.msg)].filter(Boolean).join('：'),
    cells: [],
  }));
}

/** Line of the first row below the head. */
const firstLine = 2;

/** Where the file was refused as a whole, the rows without a complaint were not written either. */
function resultsOf(
  rows: readonly CheckedRow[],
  problems: readonly RowProblem[],
  refused: boolean,
): RowResult[] {
  const reasonOf = new Map(problems.map(({ line, problem }) => [line, problem]));
  return rows.map((row, index) => {
    const reason = reasonOf.get(index + firstLine);
    if (reason !== undefined) return { row, result: { outcome: 'refused', reason } };
    return { row, result: { outcome: refused ? 'unsent' : 'written' } };
  });
}
