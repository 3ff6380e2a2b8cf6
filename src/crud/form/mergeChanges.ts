import { timeOr } from '../../lib/dates';
import { textOr } from '../../lib/record';
import type { FormValues } from '../../ui/fields/field';
import type { AnyField } from '../defineResource';
import type { Row } from '../resourceSpec';
import { enteredChanges, isSame, startValues, trimmed } from './formValues';

/** A record as it was opened, as the server holds it now, and what the form holds. */
interface Versions {
  readonly before: Row;
  readonly now: Row;
  readonly values: FormValues;
}

/** What somebody else has changed since a form was opened. */
export interface OtherChanges {
  /** Fields that nobody touched here: their new values are taken over. */
  readonly theirs: readonly AnyField[];
  /** Fields that were changed here as well, to something else: a person decides. */
  readonly both: readonly AnyField[];
}

/** Compares the two changes of a record, field by field. */
export function otherChanges(fields: readonly AnyField[], { before, now, values }: Versions): OtherChanges {
  const [old, fresh] = [startValues(fields, before), startValues(fields, now)];
  const changed = fields.filter(({ name }) => !isSame(trimmed(old[name]), trimmed(fresh[name])));
  const isTouched = (field: AnyField) => enteredChanges(field, values, before);
  return {
    theirs: changed.filter((field) => !isTouched(field)),
    both: changed.filter((field) => isTouched(field) && enteredChanges(field, values, now)),
  };
}

/** What the form would hold, had it been opened now: what was entered in it, and for the rest what the others have entered. */
export function mergedValues(values: FormValues, theirs: readonly AnyField[], now: Row): FormValues {
  const fresh = startValues(theirs, now);
  return { ...values, ...Object.fromEntries(theirs.map(({ name }) => [name, fresh[name]])) };
}

/** Who made the last change and when, as far as the record says so; empty where it was made before the form was opened. */
export function lastChangeText(before: Row, now: Row): string {
  const time = timeOr(now.updateTime);
  if (time === timeOr(before.updateTime)) return '';
  return [textOr(now.updateBy), time && `于 ${time}`].filter(Boolean).join(' ');
}
