import type { SheetFormat } from '../../../lib/sheet/sheet';
import { isOn } from '../../../ui/fields/field';
import type { AnyField, Resource } from '../../defineResource';

/** Which records go into the file. */
export type ExportScope = 'page' | 'selected' | 'filtered' | 'all';

/** What somebody has asked for. */
export interface ExportPlan {
  readonly scope: ExportScope;
  readonly format: SheetFormat;
  readonly fields: readonly AnyField[];
}

/** All fields that can be in a file: those of the list and of the show page, but no secrets. */
export function exportableFields(resource: Resource): AnyField[] {
  return resource.fields.filter((field) => !field.secret && (isOn(field, 'list') || isOn(field, 'show')));
}

/** `机构_20260101093000.xlsx`. */
export function exportName(label: string, format: SheetFormat, now: Date = new Date()): string {
  const parts = [now.getMonth() + 1, now.getDate(), now.getHours(), now.getMinutes(), now.getSeconds()];
  const time = parts.map((part) => String(part).padStart(2, '0')).join('');
  return `${label}_${now.getFullYear()}${time}.${format}`;
}
