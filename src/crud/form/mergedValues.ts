import type { PageServices } from '../../services/useServices';
import type { FormValues } from '../../ui/fields/field';
import type { AnyField } from '../defineResource';
import type { Row } from '../resourceSpec';

/** The fields that merge their values, with these values. */
function mergingIn(fields: readonly AnyField[], values: FormValues) {
  return fields.flatMap(({ name, kind: { merging } }) => {
    const value = values[name];
    return merging && value !== undefined && value !== null ? [{ name, value, merging }] : [];
  });
}

/** Lays values over those that the server holds now, where the record does not hold them. Rejects where it refuses. */
export async function renewedValues(
  fields: readonly AnyField[],
  values: FormValues,
  record: Row,
  call: PageServices['callOperation'],
): Promise<FormValues> {
  const renewed = mergingIn(fields, values).map(async ({ name, value, merging }) => [
    name,
    await merging.renew(value, record, call),
  ]);
  return Object.fromEntries(await Promise.all(renewed));
}

/** A save during which its form was changed further. */
export interface SavedMeanwhile {
  /** Values of the form before it. */
  readonly entered: FormValues;
  /** Values that the server took. */
  readonly sent: FormValues;
}

/** Values that were changed further during a save, as changes of the saved ones. */
export function followedValues(
  fields: readonly AnyField[],
  values: FormValues,
  { entered, sent }: SavedMeanwhile,
): FormValues {
  const followed = mergingIn(fields, values).map(({ name, value, merging }) => [
    name,
    merging.follow(value, entered[name], sent[name]),
  ]);
  return Object.fromEntries(followed);
}
