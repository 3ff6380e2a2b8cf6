import { parseCsv } from 'hucre/csv';
import { rangeRef, readXlsx, streamXlsxRows } from 'hucre/xlsx';
import { megabyte, sizeText } from '../fileSize';
import { contentFits, readEnds } from '../fileType';
import { decoded, delimiterOf, unguarded } from './csvText';
import type { ReadCell, ReadResult, ReadRow, ReadTable } from './sheet';
import { unpackedSize } from './unpackedSize';
import { explanationSheet, longestCell } from './writeTable';

/** Bytes of the largest unpacked workbook; a small file may unpack to a thousand times its size. */
const largestUnpacked = 50 * megabyte;

/** Limits of reading a file. */
export interface ReadLimits {
  /** Rows below the head. */
  readonly maxRows: number;
}

/** Reads the first visible sheet of a workbook, or a csv file; the content must fit the name. */
export async function readTable(file: File, limits: ReadLimits): Promise<ReadResult> {
  const named = /\.(xlsx|csv)$/i.exec(file.name)?.[1]?.toLowerCase();
  if (!named) return { refused: '只能导入 xlsx 或 csv 文件' };
  if (file.size === 0) return { refused: '文件是空的，请选择有内容的文件' };
  const ends = await readEnds(file);
  if (contentFits('xls', ends) && !contentFits('xlsx', ends))
    return { refused: '这是旧版 xls 或加了密码的工作簿，请另存为 xlsx 后再导入' };
  if (!contentFits(named, ends)) return { refused: `文件内容不是 ${named}，请检查是否改过扩展名` };
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    if (named === 'csv') return await collect(csvRows(bytes), limits);
    return tooLarge(bytes) ?? (await readWorkbook(bytes, limits));
  } catch {
    return { refused: brokenText };
  }
}

function tooLarge(bytes: Uint8Array): ReadResult | undefined {
  if (unpackedSize(bytes) <= largestUnpacked) return undefined;
  const most = sizeText(largestUnpacked);
  return {
    refused: `工作簿解压后超过 ${most}，请删去多余的工作表、图片和空白格式，或分成几个文件后再导入`,
  };
}

const brokenText = '文件已损坏，无法读取';

async function collect(lines: AsyncIterable<ReadRow>, { maxRows }: ReadLimits): Promise<ReadResult> {
  let head: string[] | undefined;
  const rows: ReadRow[] = [];
  for await (const row of lines) {
    if (row.cells.every(isBlank)) continue;
    if (row.cells.some((cell) => String(cell).length > longestCell))
      return { refused: `第 ${row.line} 行有内容超过 ${longestCell} 个字符，请缩短后再导入` };
    if (!head) head = row.cells.map((cell) => String(cell ?? ''));
    else if (rows.push(row) > maxRows) return { refused: `一次最多导入 ${maxRows} 行，请分成几个文件` };
  }
  if (!head) return { refused: '文件里没有内容' };
  return rows.length === 0 ? { refused: '文件里只有表头，没有数据' } : { head, rows };
}

/** Whether nothing is written in a cell. */
function isBlank(cell: unknown): boolean {
  return cell === null || String(cell).trim() === '';
}

async function readWorkbook(bytes: Uint8Array, limits: ReadLimits): Promise<ReadResult> {
  const names: string[] = [];
  await readXlsx(bytes, {
    sheets: ({ name, hidden, veryHidden }) => {
      if (!hidden && !veryHidden) names.push(name);
      return false;
    },
  });
  const [first = '', ...others] = names;
  const table = await collect(xlsxRows(bytes, first), limits);
  if ('refused' in table) return table;
  let unread = 0;
  for (const name of others) if (name !== explanationSheet && (await isFilled(bytes, name))) unread += 1;
  return {
    head: table.head,
    rows: await withUnresolved(bytes, first, table, limits),
    ...(unread > 0 && { note: `只读取了工作表「${first}」，其余 ${unread} 个未读取` }),
  };
}

/** Whether something is written in a sheet. A chart that has a sheet of its own cannot be read as one. */
async function isFilled(bytes: Uint8Array, sheet: string): Promise<boolean> {
  try {
    for await (const { cells } of xlsxRows(bytes, sheet)) if (!cells.every(isBlank)) return true;
    return false;
  } catch {
    return false;
  }
}

/**
 * The rows with their errors and formulas without a result, which no streamed row tells. A row may have nothing else.
 * Only the area of the table is looked at: one cell far away makes a whole sheet too large.
 */
async function withUnresolved(
  bytes: Uint8Array,
  sheet: string,
  { head, rows }: ReadTable,
  { maxRows }: ReadLimits,
): Promise<ReadRow[]> {
  const lastLine = Math.max(rows.at(-1)?.line ?? 1, maxRows + 1);
  const range = rangeRef(0, 0, lastLine - 1, head.length - 1);
  const [read] = (await readXlsx(bytes, { sheets: [sheet], range })).sheets;
  const headIndex = read?.rows.findIndex((row) => !row.every(isBlank)) ?? 0;
  const byLine = new Map(rows.map((row) => [row.line, row]));
  for (const [at, { type, formula, value }] of read?.cells ?? []) {
    const [index = 0, column = 0] = at.split(',').map(Number);
    const isComputed = type !== 'error' && (formula === undefined || value !== null);
    if (isComputed || index <= headIndex) continue;
    const line = index + 1;
    const row = byLine.get(line) ?? { line, cells: [] };
    byLine.set(line, { ...row, unresolved: [...(row.unresolved ?? []), column] });
  }
  return [...byLine.values()].sort((one, other) => one.line - other.line);
}

async function* xlsxRows(bytes: Uint8Array, sheet: string): AsyncGenerator<ReadRow> {
  for await (const { index, values } of streamXlsxRows(bytes, { sheet }))
    yield { line: index + 1, cells: values.slice(0, lastFilled(values) + 1).map(plain) };
}

/** The length of a row without empty cells at its end: one cell far right makes a row of thousands. */
function lastFilled(values: readonly unknown[]): number {
  return values.findLastIndex((value) => value != null && value !== '');
}

async function* csvRows(bytes: Uint8Array): AsyncGenerator<ReadRow> {
  const text = decoded(bytes);
  const rows = parseCsv(text, { delimiter: delimiterOf(text) });
  for (const [index, values] of rows.entries())
    yield {
      line: index + 1,
      cells: values.map((value) => (typeof value === 'string' ? unguarded(value) : plain(value))),
    };
}

/** A fraction has the digits that spreadsheet programs show: of 0.1 + 0.2 they keep 0.30000000000000004. */
function plain(value: unknown): ReadCell {
  if (typeof value === 'number') return Number.isInteger(value) ? value : Number(value.toPrecision(15));
  if (typeof value === 'boolean' || value instanceof Date) return value;
  return value == null ? null : String(value);
}
