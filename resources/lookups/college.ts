import { type ReferenceOptions, reference } from '@/src/crud/fields/reference/reference';
import type { RecordId } from '@/src/lib/recordId';
import type { Field, FieldOptions } from '@/src/ui/fields/field';

const about: ReferenceOptions = { optionLabel: 'pickName', shownBy: 'schoolName' };

/** A college, found by its former names as well; the record holds its name as `schoolName`. */
export function college(label: string, options?: FieldOptions<RecordId>): Field<RecordId> {
  return reference<RecordId>(label, 'operations/school-data', { ...options, ...about });
}
