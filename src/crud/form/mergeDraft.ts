import type { FormValues } from '../../ui/fields/field';
import type { Draft } from '../../work/drafts';
import type { AnyField } from '../defineResource';
import { isVisible } from './fieldRules';
import { trimmed } from './formValues';

/** A draft laid over the record as the server holds it now. */
export interface MergedDraft {
  /** What the form holds then: what was typed, and beside it what others have saved meanwhile. */
  readonly values: FormValues;
  /** Fields that were typed into and changed elsewhere, to something else; the draft's values are in `values`. */
  readonly both: readonly AnyField[];
}

/**
 * Lays a draft over a record that may have changed since (design decision 35): what nobody typed into is the record's. `now`
 * is what a form of the record begins with, undefined for a new one. A draft that does not know what it began from is asked
 * about wherever it differs.
 */
export function mergeDraft(
  fields: readonly AnyField[],
  { values, base }: Pick<Draft, 'values' | 'base'>,
  now: FormValues | undefined,
): MergedDraft {
  if (!now) return { values, both: [] };
  const known = fields.filter(({ name }) => name in values);
  const isTyped = ({ name }: AnyField) => !base || !isSame(base[name], values[name]);
  const isMoved = ({ name }: AnyField) => !base || !isSame(base[name], now[name]);
  const typed = known.filter(isTyped);
  return {
    values: { ...now, ...Object.fromEntries(typed.map(({ name }) => [name, values[name]])) },
    both: typed.filter(
      (field) => isMoved(field) && isVisible(field, values) && !isSame(now[field.name], values[field.name]),
    ),
  };
}

/** Whether two values say the same: a code as a number or as text, nothing and an empty text, spaces around a text. */
function isSame(one: unknown, other: unknown): boolean {
  return told(one) === told(other);
}

function told(value: unknown): string {
  const plain = trimmed(value) ?? '';
  return typeof plain === 'number'
    ? String(plain)
    : typeof plain === 'string'
      ? plain
      : JSON.stringify(plain);
}
