import type { Operation } from '@/providers/endpoints/builder';
import { uploadFile } from '@/providers/http/upload';
import { isRecord, numberOr, textOr } from '@/src/lib/record';
import type { PageServices } from '../../../services/useServices';
import type { CheckedRow, RowProblem } from './checkRows';
import { failed, type RowResult } from './writeRows';

/** The server's modes: to look at the file, or to write it (screens, section 1.5). */
const modes = { check: 1, write: 2 } as const;

/** The import call of a resource. */
export interface ServerImport extends Pick<PageServices, 'send' | 'callOperation'> {
  readonly operation: Operation;
}

interface Progress {
  readonly signal: AbortSignal;
  readonly onProgress?: (percent: number) => void;
}

/** The server's opinion of a file. */
export interface ServerCheck {
  readonly problems: readonly RowProblem[];
  /** How many rows it would write. */
  readonly valid: number;
}

/** Has the server look at a file with these rows below its head. Nothing is written. */
export async function checkByServer(
  server: ServerImport,
  file: File,
  rows: readonly CheckedRow[],
  progress: Progress,
): Promise<ServerCheck> {
  const call = await uploaded(server, file, rows, progress);
  const { problems, valid } = await call(modes.check);
  return { problems, valid: problems.length === 0 ? rows.length : valid };
}

/**
 * The server's own import. Uploads a file with these rows below its head, of which the right ones are written. Rejects
 * where nothing was written yet; a later failure is in the results of the rows.
 */
export async function importByServer(
  server: ServerImport,
  file: File,
  rows: readonly CheckedRow[],
  progress: Progress,
): Promise<RowResult[]> {
  const call = await uploaded(server, file, rows, progress);
  try {
    return resultsOf(rows, (await call(modes.write)).problems);
  } catch (error) {
    return rows.map((row) => ({ row, result: failed(error) }));
  }
}

/** Uploads the file; the import may then be called for it. */
async function uploaded(
  { send, callOperation, operation }: ServerImport,
  file: File,
  rows: readonly CheckedRow[],
  { signal, onProgress }: Progress,
) {
  const { fileName } = await uploadFile(send, file, {
    signal,
    quiet: true,
    onUpload: (share) => onProgress?.(share * 50),
  });
  return async (mode: number) => {
    const { data } = await callOperation(operation, {
      body: { fileName, mode },
      options: { signal, quiet: true, ...(mode === modes.check && { writes: false }) },
    });
    return { problems: readProblems(data, rows), valid: isRecord(data) ? numberOr(data.valid) : 0 };
  };
}

/** The problems that the server found, with the lines of the staff's own file: it was sent these rows alone. */
function readProblems(data: unknown, rows: readonly CheckedRow[]): RowProblem[] {
  const errors: unknown[] = isRecord(data) && Array.isArray(data.errors) ? data.errors : [];
  const sent = (line: number) => rows[line - firstLine];
  return errors.filter(isRecord).map((error) => {
    const line = numberOr(error.row);
    const problem = [textOr(error.column), textOr(error.msg)].filter(Boolean).join('：');
    return {
      line: sent(line)?.line ?? line,
      problem: problem.replace(/第 (\d+) 行/g, (words, other) => {
        const row = sent(Number(other));
        return row ? `第 ${row.line} 行` : words;
      }),
      cells: sent(line)?.cells ?? [],
    };
  });
}

/** Line of the first row below the head. */
const firstLine = 2;

function resultsOf(rows: readonly CheckedRow[], problems: readonly RowProblem[]): RowResult[] {
  const reasonOf = new Map(problems.map(({ line, problem }) => [line, problem]));
  return rows.map((row) => {
    const reason = reasonOf.get(row.line);
    if (reason !== undefined) return { row, result: { outcome: 'refused', reason } };
    return { row, result: { outcome: 'written' } };
  });
}
