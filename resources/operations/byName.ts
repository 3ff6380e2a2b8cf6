import type { Field } from '@/src/ui/fields/field';

/** The same field, in files with a name or a code that the server reads; the hint tells staff which. */
export function byName<V>(field: Field<V>, hint: string): Field<V> {
  return { ...field, kind: { ...field.kind, sheet: { hint } } };
}
