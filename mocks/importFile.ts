import { z } from 'zod';
import type { Operation } from '@/providers/endpoints/builder';
import { plainText } from '@/src/lib/plainText';
import { readTable } from '@/src/lib/sheet/readTable';
import type { ReadCell } from '@/src/lib/sheet/sheet';
import type { MockServer } from './mockServer';
import { keptFile } from './platform/filesKept';
import { ApiError, refuse } from './responses';
import { type Route, read, route, type SignedInRequest } from './route';

/** Rows of the largest file. */
const maxRows = 5000;

/** The columns of a file by heading: the member of each, and the conversion of its text. */
export type ImportColumns = Readonly<
  Record<string, readonly [field: string, convert?: (text: string) => unknown]>
>;

/** The members of one line of a file; those that it says nothing about are missing. */
export type ImportedValues = Readonly<Record<string, unknown>>;

/** A line's record, as it will be; and as it was, where the line changes one. */
export interface ImportedLine<Row> {
  readonly row: Row;
  readonly before: Row | undefined;
}

interface FileImport<Row> {
  readonly columns: ImportColumns;
  /** The record of a line; refuses by throwing. `line` counts as spreadsheets do: the heading is 1. */
  readonly rowOf: (values: ImportedValues, line: number) => ImportedLine<Row> | Promise<ImportedLine<Row>>;
  readonly write: (lines: readonly ImportedLine<Row>[]) => Promise<void>;
}

const asked = z.object({ fileName: z.string().min(1), mode: z.coerce.number().pipe(z.literal([1, 2])) });

/**
 * The route of an import from an uploaded file (screens-business, 1.5): mode 1 checks it, 2 writes the valid rows.
 * `begin` reads the data to compare with, once per call. `updates` are the lines that change a record (assumed).
 */
export function importRoute<Row>(
  operation: Operation,
  begin: (request: SignedInRequest) => Promise<FileImport<Row>>,
): Route {
  return route(operation, async (request) => {
    const { fileName, mode } = read(request.body, asked);
    const { columns, rowOf, write } = await begin(request);
    const lines = await linesOf(request.mockServer, fileName, columns);
    const errors: object[] = [];
    const good: ImportedLine<Row>[] = [];
    const updates: number[] = [];
    for (const [index, values] of lines.entries()) {
      const line = index + 2;
      try {
        const found = await rowOf(values, line);
        good.push(found);
        if (found.before) updates.push(line);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        errors.push({ row: line, column: '', value: '', msg: error.message });
      }
    }
    if (mode === 2) await write(good);
    return { total: lines.length, valid: good.length, errors, updates };
  });
}

async function linesOf(
  mockServer: MockServer,
  fileName: string,
  columns: ImportColumns,
): Promise<ImportedValues[]> {
  const kept = await keptFile(mockServer, fileName);
  if (!kept) return refuse('数据不存在或已被删除');
  const table = await readTable(new File([kept.blob], kept.name), { maxRows });
  if ('refused' in table) return refuse(table.refused);
  return table.rows.map(({ cells }) =>
    Object.fromEntries(
      table.head
        .map((label, place) => memberOf(label.trim(), cells[place], columns))
        .filter(([, value]) => value !== undefined),
    ),
  );
}

function memberOf(label: string, cell: ReadCell | undefined, columns: ImportColumns): [string, unknown] {
  const [field = label, convert = (text: string): unknown => text] = columns[label] ?? [];
  return [field, convert(String(cell ?? '').trim())];
}

/** A number, or null where the cell is empty; other text stays as it is, and is refused as such. */
export function numberOrNull(text: string): unknown {
  if (text === '') return null;
  const number = Number(text);
  return Number.isNaN(number) ? text : number;
}

/** 启用 or 停用. An empty cell says nothing: a known record stays as it is. */
export function onOffIn(text: string): unknown {
  if (text === '') return undefined;
  return text === '停用' ? 0 : text === '启用' ? 1 : text;
}

/** Texts with ； between, as exports write what may have 、 in it. */
export function parted(text: string): string[] {
  return text
    .split(/[;；\n]/)
    .map((part) => part.trim())
    .filter(Boolean);
}

/** Choices with 、 between; widths do not count. */
export function chosen(text: string): string[] {
  return listed(plainText(text));
}

/** Words with 、 between, as exports write them. */
export function listed(text: string): string[] {
  return text.split(/[、,，;；\s]+/).filter(Boolean);
}
