import type { FormValues } from '../../ui/fields/field';
import type { AnyField } from '../defineResource';

/** Values that fields take because others were changed, by name; empty text and undefined are no values. */
export type DerivedValues = Readonly<Record<string, unknown>>;

/**
 * Values of the other fields after some were changed. A field that depends on a changed one begins anew, then the
 * fields that depend on it. In a new record, fields that nobody has entered follow what the others suggest.
 */
export function derivedValues(
  fields: readonly AnyField[],
  values: FormValues,
  { changed, isNew, isEntered }: Change,
): DerivedValues {
  const anew = beginAnew(fields, changed);
  const reset = Object.fromEntries(anew.map(({ name, initial }) => [name, initial]));
  const now = { ...values, ...reset };
  const followers = fields.filter(
    ({ name, derive }) => isNew && derive && !changed.includes(name) && !isEntered(name),
  );
  const suggested = followers.map(({ name, derive }) => [name, derive?.(now)] as const);
  return { ...reset, ...Object.fromEntries(suggested.filter(([name, value]) => now[name] !== value)) };
}

/** A change in the form. */
export interface Change {
  /** Names of the fields that somebody has just changed. */
  readonly changed: readonly string[];
  /** Whether the record does not exist yet. */
  readonly isNew: boolean;
  /** Whether somebody has entered a value in the field before. */
  readonly isEntered: (name: string) => boolean;
}

function beginAnew(fields: readonly AnyField[], changed: readonly string[]): AnyField[] {
  const found = new Set<AnyField>();
  let causes = changed;
  while (causes.length > 0) {
    const next = fields.filter(
      (field) =>
        !found.has(field) &&
        !changed.includes(field.name) &&
        field.resetOn?.some((name) => causes.includes(name)),
    );
    for (const field of next) found.add(field);
    causes = next.map(({ name }) => name);
  }
  return [...found];
}
