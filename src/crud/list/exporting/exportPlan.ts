import { wireFilters, wireSorter } from '@/providers/data/filters';
import { formatTime } from '../../../lib/dates';
import { goneText, isGone } from '../../../lib/recordId';
import type { SheetCell, SheetColumn, SheetFormat } from '../../../lib/sheet/sheet';
import { isOn } from '../../../ui/fields/field';
import type { AnyField, Resource } from '../../defineResource';
import { dictionaryValues } from '../../fields/dictionary/dictionaryValues';
import type { Row } from '../../resourceSpec';
import { crudFilters } from '../listAddress';
import type { ExportProps } from './useExportTool';

/** Which records go into the file. */
export type ExportScope = 'page' | 'selected' | 'filtered' | 'all';

/** The scopes to choose from, the likeliest first: the selected rows, the filtered ones, everything. */
export function scopesOf({ state, selected, total }: ExportProps) {
  const isFiltered = Object.values(state.filters).some(Boolean);
  const counted = (label: string) => (total === undefined ? label : `${label}（${total} 条）`);
  const offers: { value: ExportScope; label: string; offered: boolean }[] = [
    { value: 'selected', label: `选中（${selected.length} 条）`, offered: selected.length > 0 },
    { value: 'filtered', label: counted('当前筛选'), offered: isFiltered },
    { value: 'all', label: isFiltered ? '全部' : counted('全部'), offered: true },
    { value: 'page', label: '本页', offered: total !== 0 },
  ];
  return offers.filter(({ offered }) => offered).map(({ value, label }) => ({ value, label }));
}

/** The filters of all records: the page's initial ones, except those that somebody has emptied. */
export function filtersOfAll(begun: Filters, filters: Filters): Filters {
  return Object.fromEntries(Object.entries(begun).filter(([name]) => filters[name]));
}

type Filters = Readonly<Record<string, string>>;

/**
 * The body of the server's own export: the list's filters and order, or the ids of the selected rows. These stay selected
 * while filters change, so that filters would leave some of them out.
 */
export function exportForm(
  { endpoints: { family }, filters, sort: usual }: Resource,
  { state: { filters: chosen, sort = usual }, selected }: Pick<ExportProps, 'state' | 'selected'>,
  scope?: Filters,
): Record<string, unknown> {
  const isSelected = selected.length > 0;
  return {
    ...wireFilters(family, crudFilters(filters, isSelected ? {} : chosen, scope)),
    ...wireSorter(family, sort ? [sort] : []),
    ...(isSelected && { ids: selected.map(({ id }) => id).join(',') }),
  };
}

/** The choices of one export. */
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

/** Labels by dictionary and value. */
export type Labels = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** The column of a field. */
export function columnOf({ label, width, kind }: AnyField): SheetColumn {
  const characters = Math.round((width ?? kind.width ?? 0) / 7);
  const numFmt = kind.sheet?.as === 'amount' ? { numFmt: '#,##0.00' } : {};
  return { header: label, width: Math.min(60, Math.max(12, label.length * 2 + 2, characters)), ...numFmt };
}

/** The content of a record's field, as the list shows it; numbers and amounts of money as numbers. */
export function cellOf({ kind, name, exportText }: AnyField, record: Row, labels: Labels): SheetCell {
  if (exportText) return exportText(record);
  const value = kind.members ? kind.members.read(record) : record[name];
  const { sheet = {} } = kind;
  if (sheet.shownBy) return isGone(value, record[sheet.shownBy]) ? goneText : textOf(record[sheet.shownBy]);
  if (value === undefined || value === null || value === '') return null;
  if (sheet.dictionary) return labelled(labels.get(sheet.dictionary), value);
  return sheet.write ? sheet.write(value) : plainCell(sheet, value);
}

function plainCell({ as, options }: NonNullable<AnyField['kind']['sheet']>, value: unknown): SheetCell {
  const option = options?.find((candidate) => String(candidate.value) === String(value));
  if (option) return option.label;
  if (as === 'amount' || as === 'number') return numeric(value);
  if ((as === 'date' || as === 'time') && (typeof value === 'string' || typeof value === 'number'))
    return formatTime(value, as === 'date' ? 'date' : 'second');
  return textOf(value);
}

/** A value of a dictionary, or several of them; what it lacks stays as it is, as in the list. */
function labelled(labels: ReadonlyMap<string, string> | undefined, value: unknown): string {
  const values = dictionaryValues(value, (one) => labels?.has(one) === true);
  return values.map((one) => labels?.get(one) ?? one).join('、');
}

/** Text that is no number stays text, and so do digits that a number cannot hold. */
function numeric(value: unknown): SheetCell {
  const number = Number(value);
  const isExact = !Number.isInteger(number) || Number.isSafeInteger(number);
  return Number.isFinite(number) && isExact ? number : textOf(value);
}

function textOf(value: unknown): string | number | null {
  if (value === undefined || value === null) return null;
  if (typeof value === 'number' || typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map((item) => textOf(item) ?? '').join('、');
  return typeof value === 'boolean' ? (value ? '是' : '否') : JSON.stringify(value);
}
