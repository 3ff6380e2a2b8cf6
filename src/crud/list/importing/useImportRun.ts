import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { sizeText } from '../../../lib/fileSize';
import { readSheet } from '../../../lib/sheet/sheetJobs';
import { useServices } from '../../../services/useServices';
import { useTransfers } from '../../../services/useTransfers';
import { startTransfer, type TransferLog } from '../../../work/startTransfer';
import { readLabels } from '../../fields/readLabels';
import { type CheckedRow, checkRows, type RowProblem } from './checkRows';
import { checkPlan, columnNotes, type ImportPlan, largestFile } from './importPlan';
import type { ServerCheck } from './serverImport';
import { useWriteFile } from './useWriteFile';
import { isLeft, type RowResult, resultsBefore, resultText, writtenText } from './writeRows';

/** The stage of an import. Nothing is written before `writing`. */
export type ImportStage =
  | { readonly phase: 'choosing' }
  | { readonly phase: 'checking'; readonly file: File; readonly percent: number | undefined }
  /** The file as a whole is refused. */
  | { readonly phase: 'refused'; readonly file: File; readonly reasons: readonly string[] }
  | FaultyFile
  | ReadyFile
  | { readonly phase: 'writing'; readonly file: File; readonly percent: number }
  | { readonly phase: 'over'; readonly file: File; readonly results: readonly RowResult[] };

/** A file of which nothing can be written: no row is right, or the server could not look at them. */
interface FaultyFile {
  readonly phase: 'faulty';
  readonly file: File;
  readonly problems: readonly RowProblem[];
  /** Why the server could not look at it. */
  readonly notes: readonly string[];
}

/** A file that was looked at. Its wrong rows are not written. */
interface ReadyFile {
  readonly phase: 'ready';
  readonly file: File;
  /** How many rows it has. */
  readonly total: number;
  /** The rows to send. */
  readonly rows: readonly CheckedRow[];
  /** How many of these the server will write; all others have the problems. */
  readonly valid: number;
  /** The problems of the rows that are not sent. */
  readonly own: readonly RowProblem[];
  /** All problems: those, and the server's. */
  readonly problems: readonly RowProblem[];
  /** Notes on columns that are not read, on missing ones, and on records that will change. */
  readonly notes: readonly string[];
}

/** An import from choosing the file to the last row's result. */
export function useImportRun(plan: ImportPlan) {
  const { send } = useServices();
  const transfers = useTransfers();
  const queryClient = useQueryClient();
  const work = useWriteFile(plan);
  const [stage, setStage] = useState<ImportStage>({ phase: 'choosing' });
  const checking = useRef<AbortController>(undefined);
  const id = `import${useId()}`;
  const begin = useRef<() => void>(undefined);
  const readAllLabels = () => readLabels(queryClient, send, plan.fields);

  async function check(file: File, signal: AbortSignal): Promise<ImportStage> {
    if (file.size > largestFile)
      return { phase: 'refused', file, reasons: [`文件不能超过 ${sizeText(largestFile)}，请分成几个文件`] };
    const [table, labels] = await Promise.all([readSheet(file, plan.maxRows, signal), readAllLabels()]);
    if ('refused' in table) return { phase: 'refused', file, reasons: [table.refused] };
    const { fields } = plan;
    const head = checkPlan(plan, table.head);
    const { places, problems: reasons } = head;
    const { note } = table;
    const unread = note === undefined ? [] : [note];
    if (reasons.length > 0) return { phase: 'refused', file, reasons: [...reasons, ...unread] };
    const report = (percent: number) => setStage({ phase: 'checking', file, percent });
    const { rows, problems: own } = await checkRows(table.rows, { fields, places, labels }, report, signal);
    if (!signal.aborted) setStage({ phase: 'checking', file, percent: undefined });
    const read = { file, total: table.rows.length, rows, own, notes: [...unread, ...columnNotes(head)] };
    return stageOf(read, work.check(file, rows, signal));
  }

  async function choose(file: File): Promise<void> {
    checking.current?.abort();
    const controller = new AbortController();
    checking.current = controller;
    const { signal } = controller;
    setStage({ phase: 'checking', file, percent: undefined });
    try {
      const next = await check(file, signal);
      if (!signal.aborted) setStage(next);
    } catch (error) {
      if (!signal.aborted) setStage({ phase: 'refused', file, reasons: [messageOf(error)] });
    }
  }

  /**
   * Writes the rows. A retry, from here or from the panel of transfers, writes the ones that are certainly not written
   * yet.
   */
  function start({ file, rows, own }: ReadyFile): void {
    let results: readonly RowResult[] = resultsBefore(rows, own);
    const run = async (log: TransferLog) => {
      const left = results.filter(isLeft).map(({ row }) => row);
      setStage({ phase: 'writing', file, percent: 0 });
      const fresh = await work.write(file, left, log, (percent) =>
        setStage({ phase: 'writing', file, percent }),
      );
      const latest = new Map(fresh.map((result) => [result.row, result]));
      results = results.map((old) => latest.get(old.row) ?? old);
      setStage({ phase: 'over', file, results });
      // A transfer that leaves rows has failed.
      if (results.some(({ result }) => result.outcome !== 'written')) throw new Error(resultText(results));
      return resultText(results);
    };
    const mayRetry = () => results.some(isLeft);
    begin.current = () =>
      void startTransfer(transfers, { id, kind: 'import', name: file.name, run, mayRetry });
    begin.current();
  }

  return {
    stage,
    choose: (file: File) => void choose(file),
    start,
    retry: () => begin.current?.(),
    readAllLabels,
    cancel: () => {
      checking.current?.abort();
      if (stage.phase === 'checking') setStage({ phase: 'choosing' });
      transfers
        .all()
        .find((transfer) => transfer.id === id)
        ?.cancel?.();
    },
    restart: () => setStage({ phase: 'choosing' }),
  };
}

/** The stage of a file once the server has looked at its rows, or could not. */
async function stageOf(
  read: Omit<ReadyFile, 'phase' | 'valid' | 'problems'>,
  check: Promise<ServerCheck>,
): Promise<ReadyFile | FaultyFile> {
  const { file, own } = read;
  try {
    const { valid, updated, problems: found } = await check;
    const problems = [...own, ...found].toSorted((a, b) => a.line - b.line);
    if (valid === 0 && problems.length > 0) return { phase: 'faulty', file, problems, notes: [] };
    const changes = updated > 0 ? [`将${writtenText(valid, updated)}已有记录`] : [];
    return { ...read, phase: 'ready', valid, problems, notes: [...changes, ...read.notes] };
  } catch (error) {
    // The mistakes of the file itself are known all the same.
    if (own.length === 0) throw error;
    return { phase: 'faulty', file, problems: own, notes: [`其余行没有核对成功：${messageOf(error)}`] };
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
