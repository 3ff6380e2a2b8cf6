import { saveFile } from '@/providers/http/download';
import { acceptedForm } from '../../../lib/fieldRule';
import type { SheetRow, TemplateColumn } from '../../../lib/sheet/sheet';
import { makeTemplate, writeSheet } from '../../../lib/sheet/sheetJobs';
import type { AnyField } from '../../defineResource';
import { isRequired } from '../../form/fieldRules';
import type { Labels } from '../exporting/exportPlan';
import type { RowProblem } from './checkRows';
import { type ImportPlan, problemColumns } from './importPlan';
import { type Choice, choiceOf, choicesOf } from './readCell';
import { sentTable } from './serverImport';
import { onePerLine, type RowResult } from './writeRows';

/** Saves a workbook to be filled in. Rejects where it could not be made. */
export async function saveTemplate(label: string, plan: ImportPlan, labels: Labels): Promise<void> {
  const title = `${label}导入模板`;
  const columns = templateColumns(plan, labels);
  saveFile({
    name: `${title}.xlsx`,
    blob: await makeTemplate({ title, columns, rows: exampleRows(plan, labels) }),
  });
}

/** The columns of the template, each with the form that its cells are to have. */
export function templateColumns({ fields }: ImportPlan, labels: Labels): TemplateColumn[] {
  return fields.map((field) => templateColumn(field, labels));
}

/** The rows that the template is filled with: choices by their labels, as its lists offer them. */
export function exampleRows({ fields, example }: ImportPlan, labels: Labels): SheetRow[] {
  return example.map((row) => fields.map((field) => exampleCell(row[field.name], choicesOf(field, labels))));
}

/** Saves the problems of a file, row by row, beside the file's cells. */
export function saveProblems(
  label: string,
  plan: ImportPlan,
  problems: readonly RowProblem[],
): Promise<void> {
  const { head, rows } = problemsTable(plan, problems);
  return saveReport(`${label}导入错误报告`, head, rows);
}

/** The report of problems, to be corrected and imported again: each row once, with the columns of its own file. */
export function problemsTable(
  { fields }: ImportPlan,
  problems: readonly RowProblem[],
): { head: string[]; rows: SheetRow[] } {
  const lines = onePerLine(problems);
  const { head, rows } = sentTable(fields, lines);
  return {
    head: [...problemColumns, ...head],
    rows: lines.map(({ line, problem }, index) => [line, problem, ...(rows[index] ?? [])]),
  };
}

/** Saves the result of each row. */
export function saveResults(
  label: string,
  { fields }: ImportPlan,
  results: readonly RowResult[],
): Promise<void> {
  const rows = results.map(({ row, result }) => [
    row.line,
    outcomeText(result),
    reasonOf(result),
    ...row.cells,
  ]);
  return saveReport(`${label}导入结果`, ['行号', '结果', '原因', ...labelsOf(fields)], rows);
}

const outcomes = {
  written: '成功',
  refused: '失败',
  wrong: '需改正',
  unknown: '可能已写入',
  unsent: '未写入',
} as const;

/** The outcome of a row in the staff's words. */
export function outcomeText(result: RowResult['result']): string {
  return 'updated' in result ? '已更新' : outcomes[result.outcome];
}

/** The reason why a row was not written, or may not be; empty where it was. */
export function reasonOf(result: RowResult['result']): string {
  return 'reason' in result ? result.reason : '';
}

async function saveReport(
  title: string,
  headers: readonly string[],
  rows: readonly SheetRow[],
): Promise<void> {
  const columns = headers.map((header, index) => ({ header, width: index === 0 ? 8 : 24 }));
  saveFile({ name: `${title}.xlsx`, blob: await writeSheet({ title, format: 'xlsx', columns }, rows) });
}

function labelsOf(fields: readonly AnyField[]): string[] {
  return fields.map(({ label }) => label);
}

function templateColumn(field: AnyField, labels: Labels): TemplateColumn {
  const choices = choicesOf(field, labels)?.map(({ label }) => label);
  return {
    header: field.label,
    required: isRequired(field, {}),
    hint: hintOf(field, choices),
    isText: !choices && (field.kind.sheet?.as ?? 'list') === 'list',
    ...(choices && { choices }),
  };
}

const forms = {
  number: '数字',
  amount: '金额，最多两位小数',
  date: '日期，如 2026-06-07',
  time: '时间，如 2026-06-07 09:00:00',
  list: '多个词用顿号隔开',
} as const;

function hintOf({ kind, format, maxLength, help }: AnyField, choices: readonly string[] | undefined): string {
  const { as, hint } = kind.sheet ?? {};
  const hints = [
    choices && `可选：${choices.join('、')}`,
    hint ?? (as ? forms[as] : acceptedForm(format)),
    maxLength !== undefined && `最多 ${maxLength} 个字符`,
    help,
  ];
  return hints.filter(Boolean).join('；') || '文字';
}

function exampleCell(value: unknown, choices: readonly Choice[] | undefined): string | number | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  return choices ? (choiceOf(choices, String(value))?.label ?? null) : value;
}
