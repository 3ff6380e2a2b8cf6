import { megabyte } from '../../../lib/fileSize';
import { checkHead, type HeadCheck } from '../../../lib/sheet/checkHead';
import { isOn } from '../../../ui/fields/field';
import type { AnyField, Resource } from '../../defineResource';
import { isRequired } from '../../form/fieldRules';
import type { ImportSpec } from '../../resourceSpec';

/** Most rows of one file, where the resource does not say. */
const usualMaxRows = 5000;

/** Bytes of the largest file that is read. */
export const largestFile = 5 * megabyte;

/** Columns of a report of problems before those of the file; it is imported again once it is corrected. */
export const problemColumns = ['行号', '问题'] as const;

/** The columns and rules of this resource's import file. */
export interface ImportPlan {
  /** The columns, in the template's order. */
  readonly fields: readonly AnyField[];
  readonly example: readonly Readonly<Record<string, unknown>>[];
  readonly maxRows: number;
  /** Columns that an export or a report of problems has besides; skipped. */
  readonly others: readonly string[];
}

/** The import of the resource. Throws where a column is no field of a new record, or one that no file can hold. */
export function importPlan(
  resource: Resource,
  importing: ImportSpec<Readonly<Record<string, unknown>>>,
): ImportPlan {
  const fields = importing.columns.map((name) => {
    const field = resource.fields.find((candidate) => candidate.name === name);
    if (
      !field ||
      !isOn(field, 'create') ||
      field.kind.members ||
      field.kind.sheet?.shownBy ||
      field.kind.sheet?.write
    )
      throw new Error(`Resource "${resource.name}" cannot import "${name}"`);
    return field;
  });
  return {
    fields,
    example: importing.example ?? [],
    maxRows: importing.maxRows ?? usualMaxRows,
    others: [...resource.fields.map(({ label }) => label), ...problemColumns],
  };
}

/** Compares the head of a file with the columns of a plan: its own template and export are accepted. */
export function checkPlan({ fields, others }: ImportPlan, head: readonly string[]): HeadCheck {
  const columns = fields.map((field) => ({ label: field.label, required: isRequired(field, {}) }));
  return checkHead(head, columns, others);
}

/** Notes on a file's columns, for the staff, before its rows are written. */
export function columnNotes({ passed, absent }: HeadCheck): string[] {
  return [
    ...(absent.length > 0
      ? [`文件没有以下列，已有记录不改动，新记录留空或取默认值：${absent.join('、')}`]
      : []),
    ...(passed.length > 0 ? [`以下列不导入：${passed.join('、')}`] : []),
  ];
}
