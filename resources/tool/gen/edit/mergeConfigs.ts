import { type AnyField, erase } from '@/src/crud/defineResource';
import { compareChanges, withValuesOf } from '@/src/crud/form/mergeChanges';
import type { StaleQuestion } from '@/src/crud/form/StaleDialog';
import { textOr } from '@/src/lib/record';
import type { FormValues } from '@/src/ui/fields/field';
import { text } from '@/src/ui/fields/text';
import type { GenColumn } from '../gen';
import { columnProps } from './columnProps';

/** A configuration as its editor holds it. */
export interface HeldConfig {
  readonly form: FormValues;
  readonly columns: readonly GenColumn[];
}

/** Three versions of a configuration; without a known base, all differences count as changed on both sides. */
interface Versions {
  readonly before: HeldConfig | undefined;
  readonly mine: HeldConfig;
  readonly now: HeldConfig;
}

/** Two changes of a configuration laid over each other. */
export interface MergedConfig {
  /** The merge with the typed values where both sides changed the same. */
  readonly mine: HeldConfig;
  /** The merge with the server's values there. */
  readonly theirs: HeldConfig;
  /** Members that were changed on both sides, for a person to decide. */
  readonly both: Pick<StaleQuestion, 'fields' | 'now'>;
}

/** Lays the edited configuration over that of now, member by member, a column's as well (design decisions 29 and 35). */
export function mergeConfigs(fields: readonly AnyField[], { before, mine, now }: Versions): MergedConfig {
  const changes = compareChanges(fields, { before: before?.form, mine: mine.form, now: now.form });
  const form = withValuesOf(now.form, changes.mine, mine.form);
  const columns = inOrder({ before, mine, now }).map((column) =>
    mergeColumn(before?.columns.find(isOf(column)), mine.columns.find(isOf(column)), column),
  );
  const both = columns.flatMap((column) => column.both);
  return {
    mine: { form, columns: columns.map((column) => column.mine) },
    theirs: {
      form: withValuesOf(form, changes.both, now.form),
      columns: columns.map((column) => column.theirs),
    },
    both: {
      fields: [
        ...changes.both,
        ...erase(Object.fromEntries(both.map(({ key, label }) => [key, text(label)]))),
      ],
      now: { ...now.form, ...Object.fromEntries(both.map(({ key, value }) => [key, value])), id: '' },
    },
  };
}

/** The present columns: in the order made here, else in the server's; new ones are at the end. */
function inOrder({ before, mine, now }: Versions): readonly GenColumn[] {
  const isMoved = !before || idsIn(mine.columns, before.columns) !== idsIn(before.columns, mine.columns);
  if (!isMoved) return now.columns;
  const known = mine.columns.flatMap((column) => now.columns.find(isOf(column)) ?? []);
  return [...known, ...now.columns.filter((column) => !known.some(isOf(column)))];
}

/** The columns that the others hold as well, in their order. */
function idsIn(columns: readonly GenColumn[], others: readonly GenColumn[]): string {
  return columns
    .filter((column) => others.some(isOf(column)))
    .map(({ columnId }) => columnId)
    .join();
}

function mergeColumn(before: GenColumn | undefined, mine: GenColumn | undefined, now: GenColumn) {
  if (!mine) return { mine: now, theirs: now, both: [] };
  const differing = (one: GenColumn, other: GenColumn) =>
    columnProps.filter(({ name }) => textOr(one[name]).trim() !== textOr(other[name]).trim());
  const changed = differing(before ?? now, mine);
  const moved = before ? differing(before, now) : changed;
  const both = changed.filter((prop) => moved.includes(prop) && differing(mine, now).includes(prop));
  const merged = { ...now, ...membersOf(mine, changed) };
  return {
    mine: merged,
    theirs: { ...merged, ...membersOf(now, both) },
    both: both.map(({ name, label }) => ({
      key: `${now.columnId}.${name}`,
      label: `${now.columnName}：${label}`,
      value: now[name],
    })),
  };
}

function membersOf(column: GenColumn, props: typeof columnProps): Partial<GenColumn> {
  return Object.fromEntries(props.map(({ name }) => [name, column[name]]));
}

function isOf({ columnId }: GenColumn) {
  return (other: GenColumn) => String(other.columnId) === String(columnId);
}
