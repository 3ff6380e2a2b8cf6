import type { Operation } from '@/providers/endpoints/builder';
import { uploadFile } from '@/providers/http/upload';
import { isRecord, numberOr, textOr } from '@/src/lib/record';
import type { SheetRow } from '../../../lib/sheet/sheet';
import type { PageServices } from '../../../services/useServices';
import type { AnyField } from '../../defineResource';
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
  /** How many of these change a record that is there already, where the server says so. */
  readonly updated: number;
}

/** The head and the rows that the server is sent. Columns that the read file lacks stay away: they change nothing. */
export function sentTable(
  fields: readonly Pick<AnyField, 'label'>[],
  rows: readonly Pick<CheckedRow, 'cells'>[],
): { head: string[]; rows: SheetRow[] } {
  const isThere = (_: unknown, index: number) => rows[0]?.cells[index] !== null;
  return {
    head: fields.map(({ label }) => label).filter(isThere),
    rows: rows.map(({ cells }) => cells.filter(isThere)),
  };
}

/** Has the server look at a file with these rows below its head. Nothing is written. */
export async function checkByServer(
  server: ServerImport,
  file: File,
  rows: readonly CheckedRow[],
  progress: Progress,
): Promise<ServerCheck> {
  const call = await uploaded(server, file, rows, progress);
  const { problems, valid, updates } = await call(modes.check);
  return { problems, valid: problems.length === 0 ? rows.length : valid, updated: updates.size };
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
    return resultsOf(rows, await call(modes.write));
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
      options: { signal, quiet: true, allowPartial: true, ...(mode === modes.check && { writes: false }) },
    });
    return {
      problems: readProblems(data, rows),
      valid: isRecord(data) ? numberOr(data.valid) : 0,
      updates: readUpdates(data, rows),
    };
  };
}

/** The problems that the server found, with the lines of the staff's own file: it was sent these rows alone. */
function readProblems(data: unknown, rows: readonly CheckedRow[]): RowProblem[] {
  const errors: unknown[] = isRecord(data) && Array.isArray(data.errors) ? data.errors : [];
  const sent = (line: number) => sentRow(rows, line);
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

/** The staff's own lines of the rows that change a record that is there already (assumed: `updates`). */
function readUpdates(data: unknown, rows: readonly CheckedRow[]): ReadonlySet<number> {
  const updates: unknown[] = isRecord(data) && Array.isArray(data.updates) ? data.updates : [];
  return new Set(updates.flatMap((line) => sentRow(rows, numberOr(line))?.line ?? []));
}

/** The row on a line of the sent file: the first is below its head. */
function sentRow(rows: readonly CheckedRow[], line: number): CheckedRow | undefined {
  return rows[line - 2];
}

function resultsOf(
  rows: readonly CheckedRow[],
  { problems, updates }: { problems: readonly RowProblem[]; updates: ReadonlySet<number> },
): RowResult[] {
  const reasonOf = new Map(problems.map(({ line, problem }) => [line, problem]));
  return rows.map((row) => {
    const reason = reasonOf.get(row.line);
    if (reason !== undefined) return { row, result: { outcome: 'refused', reason } };
    return { row, result: { outcome: 'written', ...(updates.has(row.line) && { updated: true }) } };
  });
}
