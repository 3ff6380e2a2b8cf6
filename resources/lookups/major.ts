import { reference } from '@/src/crud/fields/reference/reference';
import type { RecordId } from '@/src/lib/recordId';
import type { Field, FieldOptions } from '@/src/ui/fields/field';

/** A major of the catalogue; the record holds its name as `majorText`. */
export function major(label: string, options?: FieldOptions<RecordId>): Field<RecordId> {
  return reference<RecordId>(label, 'operations/specialty', { ...options, shownBy: 'majorText' });
}
