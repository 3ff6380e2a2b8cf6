/** The worker that reads and writes spreadsheets outside of the page's thread; one job each, then it ends. */
import type { ReadResult, SheetHead, SheetRow, SheetTemplate } from './sheet';
import type { TextResult } from './sheetText';
import type { TableWriter } from './writeTable';

/** Requests of the page. */
export type SheetRequest =
  | { readonly ask: 'begin'; readonly head: SheetHead }
  | { readonly ask: 'add'; readonly rows: readonly SheetRow[] }
  | { readonly ask: 'finish' }
  | { readonly ask: 'template'; readonly template: SheetTemplate }
  | { readonly ask: 'read'; readonly file: File; readonly maxRows: number }
  | { readonly ask: 'text'; readonly file: File };

/** The worker's only response. */
export type SheetResponse =
  | { readonly file: Blob }
  | { readonly table: ReadResult }
  | { readonly text: TextResult }
  | { readonly failed: string };

let writer: Promise<TableWriter> | undefined;

self.onmessage = async ({ data }: MessageEvent<SheetRequest>) => {
  try {
    const response = await obey(data);
    if (response) self.postMessage(response);
  } catch (error) {
    self.postMessage({ failed: String(error) } satisfies SheetResponse);
  }
};

/** The code of each request is fetched when it is needed. */
async function obey(request: SheetRequest): Promise<SheetResponse | undefined> {
  switch (request.ask) {
    case 'begin':
      writer = import('./writeTable').then(({ createTableWriter }) => createTableWriter(request.head));
      await writer;
      return undefined;
    case 'add':
      (await writer)?.add(request.rows);
      return undefined;
    case 'finish': {
      const file = await (await writer)?.finish();
      return file && { file };
    }
    case 'template':
      return { file: await (await import('./writeTemplate')).writeTemplate(request.template) };
    case 'read':
      return { table: await (await import('./readTable')).readTable(request.file, request) };
    case 'text':
      return { text: await (await import('./sheetText')).readText(request.file) };
  }
}
