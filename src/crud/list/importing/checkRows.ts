import Schema from '@rc-component/async-validator';
import type { FormRule } from 'antd';
import { isRecord } from '@/src/lib/record';
import type { ReadCell, ReadRow } from '../../../lib/sheet/sheet';
import type { AnyField } from '../../defineResource';
import { isRequired, rulesOf } from '../../form/fieldRules';
import { sentValues } from '../../form/formValues';
import type { Labels } from '../exporting/exportPlan';
import { type CellReading, choicesOf, choiceText, readCell } from './readCell';

/** A row that may be written: the values to send, and its name in the report. */
export interface CheckedRow {
  readonly line: number;
  readonly values: Readonly<Record<string, unknown>>;
  /** The cells of the file as they were understood, in the order of the columns; choices as exports write them. */
  readonly cells: RowCells;
}

/** Texts of a row's cells; null where the file has no such column. */
export type RowCells = readonly (string | null)[];

/** Something wrong with a row. */
export interface RowProblem {
  readonly line: number;
  readonly problem: string;
  readonly cells: RowCells;
}

/** The rules that a file's rows are checked against. */
export interface RowRules {
  readonly fields: readonly AnyField[];
  /** Index of each field's column in the file; -1 for a missing one. */
  readonly places: readonly number[];
  readonly labels: Labels;
}

/** Milliseconds of work before the page gets its turn. */
const slice = 20;

/** Checks every row with the rules of the form before anything is sent; the page stays responsive meanwhile. */
export async function checkRows(
  rows: readonly ReadRow[],
  rules: RowRules,
  report: (percent: number) => void,
  signal: AbortSignal,
): Promise<{ rows: CheckedRow[]; problems: RowProblem[] }> {
  const good: CheckedRow[] = [];
  const problems: RowProblem[] = [];
  const lineOf = new Map<string, number>();
  let since = performance.now();
  for (const [index, row] of rows.entries()) {
    const { values, cells, problems: found } = await checkRow(row, rules);
    // Only rows that are sent have twins: of a wrong row some cells may not be known.
    if (found.length === 0) {
      const key = JSON.stringify(values);
      const twin = lineOf.get(key);
      if (twin === undefined) lineOf.set(key, row.line);
      else found.push(`与第 ${twin} 行完全相同`);
    }
    for (const problem of found) problems.push({ line: row.line, problem, cells });
    if (found.length === 0) good.push({ line: row.line, values, cells });
    if (performance.now() - since < slice) continue;
    report((index / rows.length) * 100);
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
    since = performance.now();
  }
  return { rows: good, problems };
}

async function checkRow(row: ReadRow, { fields, places, labels }: RowRules) {
  const readings = fields.map((field, index) => {
    const place = places[index] ?? -1;
    const cell = row.cells[place] ?? null;
    const reading = row.unresolved?.includes(place)
      ? { problem: unresolvedText(field.label, cell) }
      : readCell(field, cell, labels);
    return { field, cell, reading, isThere: place >= 0 };
  });
  const entered: Record<string, unknown> = Object.fromEntries(
    readings.map(({ field, reading }) => [
      field.name,
      'value' in reading ? (reading.value ?? field.initial) : undefined,
    ]),
  );
  const problems: string[] = [];
  for (const { field, reading, isThere } of readings) {
    // A record that is known already may have what the file says nothing about: the server sees.
    if (!isThere) continue;
    const problem = 'problem' in reading ? reading.problem : await complaintOf(field, entered);
    if (problem !== undefined) problems.push(problem);
  }
  const cells = readings.map(({ field, cell, reading, isThere }) =>
    isThere ? understood(field, cell, reading, labels) : null,
  );
  return { values: sentValues(fields, entered), problems, cells };
}

function unresolvedText(label: string, cell: ReadCell): string {
  return cell === null
    ? `${label}：公式没有计算结果，请在 Excel 中打开并保存后再导入`
    : `${label}「${String(cell)}」是公式的错误，请改正后再导入`;
}

/** The text that the server is sent for a cell: it does not read as leniently. */
function understood(field: AnyField, cell: ReadCell, reading: CellReading, labels: Labels): string {
  const value = 'value' in reading ? reading.value : undefined;
  const chosen = choicesOf(field, labels)?.find((choice) => choice.value === value);
  if (chosen) return choiceText(chosen);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : shown(cell);
}

function shown(cell: ReadCell): string {
  return cell instanceof Date ? cell.toISOString().slice(0, 19).replace('T', ' ') : String(cell ?? '');
}

type PlainRule = Exclude<FormRule, (...args: never[]) => unknown>;

/**
 * The first complaint of the form about these values of the field, or undefined. The rules run in antd's own validator;
 * rules that ask the form itself are left to the server.
 */
async function complaintOf(
  field: AnyField,
  values: Readonly<Record<string, unknown>>,
): Promise<string | undefined> {
  if (!(field.visible?.(values) ?? true)) return undefined;
  for (const rule of rulesOf(field, isRequired(field, values))) {
    if (typeof rule === 'function') continue;
    const failure = await failureOf(rule, values[field.name]);
    if (failure !== undefined) return named(field.label, textIn(rule, failure) ?? '格式不正确');
  }
  return undefined;
}

/** A report has no field beside the complaint: the text names the column itself. */
function named(label: string, complaint: string): string {
  return complaint.includes(label) ? complaint : `${label}：${complaint}`;
}

/** The error that the rule throws for the value; undefined where it accepts it. */
async function failureOf(rule: PlainRule, value: unknown): Promise<unknown> {
  try {
    if (rule.validator) await rule.validator(rule, value, () => undefined);
    else await new Schema({ value: schemaRule(rule) }).validate({ value }, { suppressWarning: true });
    return undefined;
  } catch (failure) {
    return failure ?? 'failed';
  }
}

function schemaRule({
  type = 'string',
  enum: values,
  len,
  max,
  min,
  pattern,
  required,
  whitespace,
}: PlainRule) {
  return {
    type,
    ...(values && { enum: values.map(String) }),
    ...(len !== undefined && { len }),
    ...(max !== undefined && { max }),
    ...(min !== undefined && { min }),
    ...(pattern && { pattern }),
    ...(required && { required }),
    ...(whitespace && { whitespace }),
  };
}

function textIn({ message }: PlainRule, failure: unknown): string | undefined {
  if (typeof message === 'string') return message;
  if (failure instanceof Error && !('errors' in failure)) return failure.message;
  return isRecord(failure) && typeof failure.message === 'string' && !('errors' in failure)
    ? failure.message
    : undefined;
}
