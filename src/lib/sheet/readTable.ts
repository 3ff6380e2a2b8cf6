import { parseCsv } from 'hucre/csv';
import { streamXlsxRows } from 'hucre/xlsx';
import { contentFits, readEnds } from '../fileType';
import type { ReadCell, ReadResult, ReadRow } from './sheet';

/** How much of a file is read. */
export interface ReadLimits {
  /** Rows below the head. */
  readonly maxRows: number;
}

/** Reads the first sheet of a workbook, or a csv file; what its name says must be what it holds. */
export async function readTable(file: File, limits: ReadLimits): Promise<ReadResult> {
  const named = /\.(xlsx|csv)$/i.exec(file.name)?.[1]?.toLowerCase();
  if (!named) return { refused: '只能导入 xlsx 或 csv 文件' };
  if (file.size === 0) return { refused: '文件是空的，请选择有内容的文件' };
  const ends = await readEnds(file);
  if (contentFits('xls', ends) && !contentFits('xlsx', ends))
    return { refused: '这是旧版 xls 或加了密码的工作簿，请另存为 xlsx 后再导入' };
  if (!contentFits(named, ends)) return { refused: `文件内容不是 ${named}，请检查是否改过扩展名` };
  const bytes = new Uint8Array(await file.arrayBuffer());
  return collect(named === 'xlsx' ? xlsxRows(bytes) : csvRows(bytes), limits);
}

async function collect(lines: AsyncIterable<ReadRow>, { maxRows }: ReadLimits): Promise<ReadResult> {
  let head: string[] | undefined;
  const rows: ReadRow[] = [];
  try {
    for await (const row of lines) {
      if (row.cells.every((cell) => cell === null || String(cell).trim() === '')) continue;
      if (!head) head = row.cells.map((cell) => String(cell ?? ''));
      else if (rows.push(row) > maxRows) return { refused: `一次最多导入 ${maxRows} 行，请分成几个文件` };
    }
  } catch {
    return { refused: '文件已损坏，无法读取' };
  }
  if (!head) return { refused: '文件里没有内容' };
  return rows.length === 0 ? { refused: '文件里只有表头，没有数据' } : { head, rows };
}

async function* xlsxRows(bytes: Uint8Array): AsyncGenerator<ReadRow> {
  for await (const { index, values } of streamXlsxRows(bytes))
    yield { line: index + 1, cells: values.map(plain) };
}

async function* csvRows(bytes: Uint8Array): AsyncGenerator<ReadRow> {
  const rows = parseCsv(textOf(bytes), { unescapeFormulae: true });
  for (const [index, values] of rows.entries()) yield { line: index + 1, cells: values.map(plain) };
}

function plain(value: unknown): ReadCell {
  if (typeof value === 'number' || typeof value === 'boolean' || value instanceof Date) return value;
  return value == null ? null : String(value);
}

/** Spreadsheet programs write csv in UTF-8, in UTF-16, or in the machine's own Chinese encoding. */
function textOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}
