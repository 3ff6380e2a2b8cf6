import { z } from 'zod';
import { keptDigits } from '@/src/lib/sheet/csvText';
import { download } from './download';
import type { ListQuery } from './list';
import { refuse } from './responses';
import { idsSchema, type MockRequest, read } from './route';
import { type Columns, sheetOf } from './sheet';
import { formatTime } from './time';

/** Rows of the largest export. */
const mostRows = 10_000;

/**
 * Rows as a file (screens-business, 1.5): UTF-8 with BOM, CRLF, named after the page and the second. Refuses none and more
 * than 10,000. `crudHandlers` answers `export` so where it has the option `csv`.
 */
export function downloadCsv(title: string, columns: Columns, rows: readonly object[], now: number): Response {
  if (rows.length === 0) refuse('没有可导出的数据');
  if (rows.length > mostRows) refuse(`单次最多导出 ${mostRows} 条，请缩小筛选范围`);
  const second = formatTime(now).replaceAll(/\D/g, '');
  return download(csvOf(sheetOf(columns, rows)), `${title}_${second}.csv`, 'text/csv;charset=utf-8');
}

/** Lines of cells as a file for spreadsheets: no cell becomes a formula, digits stay as they are. */
export function csvOf(lines: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${lines.map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('')}`;
}

function cellOf(value: string | number): string {
  const text = harmless(String(value));
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A debt is a number, and no formula: spreadsheets add it up. */
const negative = /^-\d+(\.\d+)?$/;

function harmless(text: string): string {
  if (/^[=+\-@]/.test(text) && !negative.test(text)) return `'${text}`;
  return keptDigits(text);
}

const exportInput = z
  .looseObject({
    ids: z
      .union([z.literal(''), idsSchema])
      .nullish()
      .transform((ids) => ids || undefined),
    sortField: z.string().nullish(),
    sortOrder: z.string().nullish(),
  })
  .transform(({ ids, sortField, sortOrder, page: _page, limit: _limit, ...filters }) => ({
    ids,
    filters,
    sort: sortField ? { field: sortField, descending: sortOrder === 'desc' } : undefined,
  }));

/** The query of an export: the list's filters and order, and the ids of the selected rows, if any. */
export function exportQuery({ body }: MockRequest): Pick<ListQuery, 'filters' | 'sort'> & { ids?: number[] } {
  const { ids, ...query } = read(body, exportInput);
  return { ...query, ...(ids && { ids }) };
}
