import { useQuery } from '@tanstack/react-query';
import { operationOf } from '@/providers/data/callOperation';
import { providerOf } from '@/providers/data/providerOf';
import { useResourcePage } from '@/src/crud/ResourceContext';
import type { AnyRecord } from '@/src/crud/resourceSpec';
import { isRecord } from '@/src/lib/record';
import { useServices } from '@/src/services/useServices';
import { type OrderLine, readOrder } from './readWorkOrder';

/** A work order of a list with how things stand now; as the list has it until that was read. Its `rev` stays that of the list. */
export function useCurrentOrder(row: AnyRecord): OrderLine {
  const { name, endpoints } = useResourcePage().resource;
  const { callOperation } = useServices();
  const listed = readOrder({ ...row });
  const { data } = useQuery({
    queryKey: ['data', providerOf(endpoints), name, 'one', String(row.id), 'current'],
    queryFn: async ({ signal }) => {
      const options = { allowRepeat: true, quiet: true, signal };
      const read = operationOf(endpoints, name, 'one');
      const { data: found } = await callOperation(read, { body: { id: row.id }, options });
      return isRecord(found) ? readOrder({ ...found, id: row.id }) : null;
    },
    retry: false,
  });
  return data ? { ...data, rev: listed.rev } : listed;
}
