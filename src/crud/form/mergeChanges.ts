import { timeOr } from '../../lib/dates';
import { textOr } from '../../lib/record';
import type { FormValues } from '../../ui/fields/field';
import type { Draft } from '../../work/drafts';
import type { AnyField } from '../defineResource';
import type { Row } from '../resourceSpec';
import { isVisible } from './fieldRules';
import { trimmed } from './formValues';

/** One record three times, each as the initial values of its form. */
interface Versions {
  /** The initial values; where nobody knows them, all differences were made on both sides. */
  readonly before: FormValues | undefined;
  readonly mine: FormValues;
  /** As the server holds it. */
  readonly now: FormValues;
}

/** Two changes of one record, field by field (design decisions 29 and 35). */
export interface Changes {
  /** Fields changed here. */
  readonly mine: readonly AnyField[];
  /** Fields changed only elsewhere: their new values are taken over. */
  readonly theirs: readonly AnyField[];
  /** Fields changed here and elsewhere, to different values: a person decides. */
  readonly both: readonly AnyField[];
}

/** Compares the changes made here with those made elsewhere. */
export function compareChanges(fields: readonly AnyField[], { before, mine, now }: Versions): Changes {
  const isMine = ({ name }: AnyField) => name in mine && (!before || !saysSame(before[name], mine[name]));
  const isTheirs = ({ name }: AnyField) => !before || !saysSame(before[name], now[name]);
  const changed = fields.filter(isTheirs);
  return {
    mine: fields.filter(isMine),
    theirs: changed.filter((field) => !isMine(field)),
    both: changed.filter(
      (field) => isMine(field) && isVisible(field, mine) && !saysSame(now[field.name], mine[field.name]),
    ),
  };
}

/** The values with those of some fields from elsewhere. */
export function withValuesOf(
  values: FormValues,
  fields: readonly AnyField[],
  others: FormValues | undefined,
): FormValues {
  return { ...values, ...Object.fromEntries(fields.map(({ name }) => [name, others?.[name]])) };
}

/** A draft laid over the present record; the draft's values stay where both sides changed the field. */
export interface MergedDraft extends Pick<Changes, 'both'> {
  readonly values: FormValues;
}

/**
 * Lays a draft over the present initial values of the record's form. Undefined for a new record, which nobody else has
 * changed.
 */
export function mergeDraft(
  fields: readonly AnyField[],
  { values, base }: Pick<Draft, 'values' | 'base'>,
  now: FormValues | undefined,
): MergedDraft {
  if (!now) return { values, both: [] };
  const { mine, both } = compareChanges(fields, { before: base, mine: values, now });
  return { values: withValuesOf(now, mine, values), both };
}

/**
 * The last change's author and time, as far as the record says so. Empty where it was made before the form was opened.
 */
export function lastChangeText(before: Row, now: Row): string {
  const time = timeOr(now.updateTime);
  if (time === timeOr(before.updateTime)) return '';
  return [textOr(now.updateBy), time && `于 ${time}`].filter(Boolean).join(' ');
}

/**
 * Whether two values are equal. A code may be number or text, a missing value an empty text; spaces around a text are
 * ignored.
 */
function saysSame(one: unknown, other: unknown): boolean {
  return told(one) === told(other);
}

function told(value: unknown): string {
  const plain = trimmed(value) ?? '';
  return typeof plain === 'number' || typeof plain === 'string' ? String(plain) : JSON.stringify(plain);
}
