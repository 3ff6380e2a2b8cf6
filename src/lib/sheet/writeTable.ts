import { writeCsv } from 'hucre/csv';
import { writeXlsxStream } from 'hucre/xlsx';
import { cutText } from '../cutText';
import { guarded } from './csvText';
import type { SheetCell, SheetColumn, SheetHead, SheetRow } from './sheet';

/** Name of the sheet of a template that explains its columns; nobody expects it to be read. */
export const explanationSheet = '填写说明';

/** Takes rows as they come, and makes a file of them in the end. */
export interface TableWriter {
  readonly add: (rows: readonly SheetRow[]) => void;
  readonly finish: () => Promise<Blob>;
}

/** Opens a file of the head's format; its cells are never formulas, whatever they begin with. */
export function createTableWriter(head: SheetHead): TableWriter {
  return head.format === 'csv' ? csvWriter(head) : xlsxWriter(head);
}

/**
 * Writes UTF-8 with a byte order mark, which spreadsheet programs need; text that looks like a formula gets an
 * apostrophe.
 */
function csvWriter({ columns }: SheetHead): TableWriter {
  const lines = (rows: readonly SheetRow[]) =>
    `${writeCsv(rows.map((row) => row.map((cell, at) => csvCell(cell, columns[at])))).replace(/(\r\n)+$/, '')}\r\n`;
  const parts = ['\uFEFF', lines([columns.map(({ header }) => header)])];
  return {
    add: (rows) => {
      if (rows.length > 0) parts.push(lines(rows));
    },
    finish: async () => new Blob(parts, { type: 'text/csv;charset=utf-8' }),
  };
}

/** A text is guarded; a number has the digits that its column shows, and never fewer than its own. */
function csvCell(cell: SheetCell, { numFmt = '' }: Partial<SheetColumn> = {}): SheetCell {
  if (typeof cell === 'string') return guarded(cell);
  const [, fraction = ''] = numFmt.split('.');
  if (cell === null || fraction === '') return cell;
  const shown = cell.toFixed(fraction.length);
  return Number(shown) === cell ? shown : cell;
}

/** Texts are written as texts: a spreadsheet program does not compute them. */
function xlsxWriter({ title, columns }: SheetHead): TableWriter {
  const waiting: SheetRow[] = [];
  let wake: () => void = () => undefined;
  let over = false;

  async function* rows() {
    for (;;) {
      for (const row of waiting.splice(0))
        yield row.map((cell) => (typeof cell === 'string' ? printable(cell) : cell));
      if (over && waiting.length === 0) return;
      if (waiting.length === 0) await new Promise<void>((resolve) => (wake = resolve));
    }
  }

  const stream = writeXlsxStream(rows(), {
    name: sheetName(title),
    columns: columns.map(({ header, width = 16, numFmt }) => ({ header, width, ...(numFmt && { numFmt }) })),
    freezePane: { rows: 1 },
  });
  const file = new Response(stream).blob();
  file.catch(() => undefined); // reported to the caller that waits in `finish`
  return {
    add: (more) => {
      for (const row of more) waiting.push(row);
      wake();
    },
    finish: async () => {
      over = true;
      wake();
      return new Blob([await file], { type: xlsxType });
    },
  };
}

export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A valid name for a sheet: at most 31 characters, none of `[]:*?/\`. */
export function sheetName(title: string): string {
  return cutText(title.replace(/[[\]:*?/\\]/g, ' '), 31) || 'Sheet1';
}

/** Characters that a workbook's cell can hold. */
export const longestCell = 32_767;

/** The text without control characters that XML cannot hold, within the length of a cell. */
export function printable(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must go
  return cutText(text.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, ''), longestCell);
}
