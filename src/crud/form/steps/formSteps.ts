import type { AnyField } from '../../defineResource';
import type { FormStep } from './formStep';

/** Place of the step in which a field stands. Throws where it is in none: nobody could ever fill it in. */
export function stepOf(steps: readonly FormStep[], { name, group }: AnyField): number {
  const place = steps.findIndex(({ groups }) => group !== undefined && groups.includes(group));
  if (place < 0) throw new Error(`The field "${name}" stands in none of the form's steps`);
  return place;
}

/** Names of the fields of a step. */
export function namesIn(steps: readonly FormStep[], fields: readonly AnyField[], place: number): string[] {
  return fields.filter((field) => stepOf(steps, field) === place).map(({ name }) => name);
}
