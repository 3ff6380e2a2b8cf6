import { isRecord } from '@/src/lib/record';

/** Columns of an exported sheet by heading. */
export type Columns = Readonly<Record<string, Column>>;

/** The member (`dept.leader`), with the text of its values, or the text of a row. */
type Column = string | readonly [field: string, text: CellText] | ((row: object) => string);

/** Labels for the values of a member, or what makes a text of one. */
export type CellText = Readonly<Record<string, string>> | ((value: unknown) => string);

/** The lines of a sheet: what is over its columns, then a line for each row. */
export function sheetOf(columns: Columns, rows: readonly object[]): (string | number)[][] {
  const cells = Object.values(columns);
  return [Object.keys(columns), ...rows.map((row) => cells.map((column) => cellOf(row, column)))];
}

function cellOf(row: object, column: Column): string | number {
  if (typeof column === 'function') return column(row);
  const [field, text] = typeof column === 'string' ? [column, {}] : column;
  return textOf(field.split('.').reduce<unknown>(memberOf, row), text);
}

/** A value as a sheet or a log tells it; nothing is an empty text. */
export function textOf(value: unknown, text: CellText): string | number {
  if (typeof text === 'function') return text(value);
  return text[String(value ?? '')] ?? (typeof value === 'number' ? value : String(value ?? ''));
}

function memberOf(value: unknown, name: string): unknown {
  return isRecord(value) ? value[name] : undefined;
}
