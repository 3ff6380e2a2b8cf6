import { operationOf } from '@/providers/data/callOperation';
import { useResourcePage } from '@/src/crud/ResourceContext';
import type { AnyRecord } from '@/src/crud/resourceSpec';
import { useCall } from '@/src/crud/useCall';
import { isRecord } from '@/src/lib/record';
import { type OrderLine, readOrder } from './readWorkOrder';

/** A work order of a list with how things stand now; as the list has it until that was read. Its `rev` stays that of the list. */
export function useCurrentOrder(row: AnyRecord): OrderLine {
  const { name, endpoints } = useResourcePage().resource;
  const listed = readOrder({ ...row });
  const { data } = useCall(
    operationOf(endpoints, name, 'one'),
    (found) => (isRecord(found) ? readOrder({ ...found, id: row.id }) : null),
    { of: [name, 'one', 'current'], body: { id: row.id } },
  );
  return data ? { ...data, rev: listed.rev } : listed;
}
