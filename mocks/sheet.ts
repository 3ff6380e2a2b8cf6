import { isRecord } from '@/src/lib/record';

/** What is over each column of an exported sheet, and which member below it (`dept.leader`), with labels for its values. */
export type Columns = Readonly<Record<string, string | readonly [field: string, labels: Labels]>>;

type Labels = Readonly<Record<string, string>>;

/** The lines of a sheet: what is over its columns, then a line for each row. */
export function sheetOf(columns: Columns, rows: readonly object[]): (string | number)[][] {
  const cells = Object.values(columns);
  return [Object.keys(columns), ...rows.map((row) => cells.map((column) => cellOf(row, column)))];
}

function cellOf(row: object, column: string | readonly [string, Labels]): string | number {
  const [field, labels] = typeof column === 'string' ? [column, {}] : column;
  const value = field.split('.').reduce<unknown>(memberOf, row) ?? '';
  return labels[String(value)] ?? (typeof value === 'number' ? value : String(value));
}

function memberOf(value: unknown, name: string): unknown {
  return isRecord(value) ? value[name] : undefined;
}
