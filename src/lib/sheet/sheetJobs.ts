import type { ReadResult, SheetHead, SheetRow, SheetTemplate } from './sheet';
import type { TextResult } from './sheetText';
import type { SheetRequest, SheetResponse } from './sheetWorker';

/** A file that is being written outside of the page's thread. */
export interface SheetJob {
  readonly add: (rows: readonly SheetRow[]) => void;
  /** The whole file. Rejects where it could not be made. */
  readonly finish: () => Promise<Blob>;
  /** Drops the parts written so far. */
  readonly drop: () => void;
}

/** Begins a spreadsheet; a worker does the work, the page stays responsive. */
export function startSheet(head: SheetHead): SheetJob {
  const worker = hire();
  worker.ask({ ask: 'begin', head });
  return {
    add: (rows) => worker.ask({ ask: 'add', rows }),
    finish: async () => {
      worker.ask({ ask: 'finish' });
      return fileIn(await worker.answer);
    },
    drop: worker.leave,
  };
}

/** A whole spreadsheet at once: a report of problems, say. */
export async function writeSheet(head: SheetHead, rows: readonly SheetRow[]): Promise<Blob> {
  const job = startSheet(head);
  job.add(rows);
  return job.finish();
}

/** A workbook with this head and these rows, named like their source file: for servers that accept nothing else. */
export async function workbookOf(
  source: Pick<File, 'name'>,
  head: readonly string[],
  rows: readonly SheetRow[],
): Promise<File> {
  const columns = head.map((header) => ({ header }));
  const blob = await writeSheet({ title: source.name, format: 'xlsx', columns }, rows);
  return new File([blob], source.name.replace(/\.\w+$/, '.xlsx'));
}

/** A workbook to be filled in. */
export async function makeTemplate(template: SheetTemplate): Promise<Blob> {
  const worker = hire();
  worker.ask({ ask: 'template', template });
  return fileIn(await worker.answer);
}

/** Reads an xlsx or csv file of at most so many rows below its head. The signal cancels it. */
export async function readSheet(file: File, maxRows: number, signal?: AbortSignal): Promise<ReadResult> {
  const worker = hire();
  signal?.addEventListener('abort', worker.leave);
  worker.ask({ ask: 'read', file, maxRows });
  const answer = await worker.answer;
  if ('table' in answer) return answer.table;
  throw new Error(failedText);
}

/** Reads an xlsx, csv or text file as the text that one would copy from it. */
export async function readSheetText(file: File): Promise<TextResult> {
  const worker = hire();
  worker.ask({ ask: 'text', file });
  const answer = await worker.answer;
  if ('text' in answer) return answer.text;
  throw new Error(failedText);
}

const failedText = '文件处理失败，请重试';

function fileIn(answer: SheetResponse): Blob {
  if ('file' in answer) return answer.file;
  throw new Error(failedText);
}

/**
 * Starts a worker for one job: it responds once and ends. Its response rejects where it breaks, and where it is ended
 * before.
 */
function hire() {
  const worker = new Worker(new URL('./sheetWorker.ts', import.meta.url), { type: 'module' });
  const { promise: answer, resolve, reject } = deferred<SheetResponse>();
  answer.catch(() => undefined); // reported to all that wait for it
  worker.onmessage = ({ data }: MessageEvent<SheetResponse>) => {
    worker.terminate();
    resolve(data);
  };
  worker.onerror = () => reject(new Error(failedText));
  return {
    ask: (request: SheetRequest) => worker.postMessage(request),
    answer,
    leave: () => {
      worker.terminate();
      reject(new Error('已取消'));
    },
  };
}

function deferred<T>() {
  let resolve: (value: T) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}
