import { useQuery } from '@tanstack/react-query';
import { isRecord, textOr } from '@/src/lib/record';
import { isRecordId, type RecordId } from '@/src/lib/recordId';
import { useServices } from '@/src/services/useServices';
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
  const { callOperation } = useServices();
  return useQuery({
    queryKey: ['management', 'owners'],
    queryFn: async ({ signal }) => {
      const { data } = await callOperation(owners, { body: {}, options: { allowRepeat: true, signal } });
      return Array.isArray(data) ? data.filter(isRecord).map(readOwner) : [];
    },
    staleTime: fresh,
  });
}

const ownerKind = lookup(useOwners, 'ownerName');

/** A field for a member of the staff. */
export function owner(label: string, options?: FieldOptions<RecordId>): Field<RecordId> {
  return fieldOf(label, ownerKind, options);
}
