import { megabyte } from '../../../lib/fileSize';
import { isOn } from '../../../ui/fields/field';
import type { AnyField, Resource } from '../../defineResource';
import type { ImportSpec } from '../../resourceSpec';

/** Most rows of one file, where the resource does not say. */
const usualMaxRows = 5000;

/** Bytes of the largest file that is read. */
export const largestFile = 5 * megabyte;

/** What a file of this resource holds. */
export interface ImportPlan {
  /** The columns, in the template's order. */
  readonly fields: readonly AnyField[];
  readonly example: readonly Readonly<Record<string, unknown>>[];
  readonly maxRows: number;
}

/** How the resource is imported. Throws where a column is no field that a new record has, or none that a file can hold. */
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
  return { fields, example: importing.example ?? [], maxRows: importing.maxRows ?? usualMaxRows };
}
