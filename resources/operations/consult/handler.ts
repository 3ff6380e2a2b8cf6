import { useChoices } from '@/src/crud/fields/severalOf';
import type { RecordId } from '@/src/lib/recordId';
import { type Field, type FieldOptions, fieldOf, type Kind } from '@/src/ui/fields/field';
import { lookup } from '@/src/ui/fields/lookup';
import { operationsEndpoints } from '../endpoints';

const { handlers } = operationsEndpoints['operations/consult'].operations;

const kind: Kind<RecordId> = lookup(() => useChoices(handlers), 'handlerName');

/** Somebody who answers enquiries; the record holds the name as `handlerName`. */
export function handler(label: string, options: FieldOptions<RecordId>): Field<RecordId> {
  return fieldOf(label, kind, options);
}
