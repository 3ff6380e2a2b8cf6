import { useCall } from '@/src/crud/useCall';
import { isRecord, textOr } from '@/src/lib/record';
import { isRecordId, type RecordId } from '@/src/lib/recordId';
import { type Field, type FieldOptions, fieldOf } from '@/src/ui/fields/field';
import { type Choice, lookup } from '@/src/ui/fields/lookup';
import { managementEndpoints } from './endpoints';

const { owners } = managementEndpoints['management/client-data'].operations;

/** Milliseconds after which a short list is read again. */
const fresh = 5 * 60_000;

function readOwner(row: Record<string, unknown>): Choice<RecordId> {
  return { id: isRecordId(row.id) ? row.id : '', name: textOr(row.name) };
}

/** The staff who may answer for a client. */
function useOwners() {
  return useCall(owners, (data) => (Array.isArray(data) ? data.filter(isRecord).map(readOwner) : []), {
    of: ['management', 'owners'],
    body: {},
    quiet: false,
    staleTime: fresh,
  });
}

const ownerKind = lookup(useOwners, 'ownerName');

/** A field for a member of the staff. */
export function owner(label: string, options?: FieldOptions<RecordId>): Field<RecordId> {
  return fieldOf(label, ownerKind, options);
}
