import type { CellProps, Field } from './field';

/** A field of a kind, a value of it, and members of the record that its cell reads. */
export interface Example<V> {
  readonly field: Field<V>;
  readonly example: NoInfer<V>;
  readonly record?: CellProps<V>['record'];
}

/** A kind as the gallery shows it, whatever its type of value: hands its example to what draws it. */
export type KindExample = <R>(draw: <V>(example: Example<V>) => R) => R;

/**
 * The place of a kind in the gallery: `colour/colour.gallery.ts` exports a list of these as `gallery`. It is shown empty,
 * filled, disabled and wrong, in a list and in full.
 */
export function kindExample<V>(
  field: Field<V>,
  example: NoInfer<V>,
  record?: CellProps<V>['record'],
): KindExample {
  return (draw) => draw({ field, example, ...(record && { record }) });
}
