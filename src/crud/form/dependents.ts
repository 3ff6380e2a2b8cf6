import type { FormValues } from '../../ui/fields/field';
import type { AnyField } from '../defineResource';
import { compareChanges } from './mergeChanges';

/**
 * Values that fields take because others were changed, by name. Empty text, null and undefined are no values. Null is
 * sent, in the place of the value that a record has.
 */
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
  const none = isNew ? undefined : null;
  const reset = Object.fromEntries(anew.map(({ name, initial }) => [name, initial ?? none]));
  const now = { ...values, ...reset };
  const followers = fields.filter(
    ({ name, derive }) => isNew && derive && !changed.includes(name) && !isEntered(name),
  );
  const suggested = suggestions(followers, now).filter(([name, value]) => now[name] !== value);
  return { ...reset, ...Object.fromEntries(suggested) };
}

/**
 * Names of the fields whose values in a draft somebody has entered. The others hold what the form begins with, or in a
 * new record what the draft's other fields suggest.
 */
export function enteredIn(
  fields: readonly AnyField[],
  draft: FormValues,
  { start, isNew }: { readonly start: FormValues; readonly isNew: boolean },
): string[] {
  const untouched = { ...start, ...(isNew && Object.fromEntries(suggestions(fields, draft))) };
  const { mine } = compareChanges(fields, { before: untouched, mine: draft, now: untouched });
  return mine.map(({ name }) => name);
}

function suggestions(fields: readonly AnyField[], values: FormValues): (readonly [string, unknown])[] {
  return fields.flatMap(({ name, derive }) => (derive ? [[name, derive(values)] as const] : []));
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
