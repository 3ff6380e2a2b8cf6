import type { Endpoints, Operation } from '@/providers/endpoints/builder';
import type { MayDo } from '@/src/lib/needed';
import type { RecordId } from '@/src/lib/recordId';
import { useCan } from '@/src/services/useCan';
import { useServices } from '../services/useServices';

/** Rights that decide whether somebody may open a record. */
export interface Reader {
  readonly endpointsOf: (resource: string) => Endpoints;
  readonly can: MayDo;
}

/** The endpoints of a resource; undefined where this program has none of that name. */
export function knownEndpoints(endpointsOf: Reader['endpointsOf'], resource: string): Endpoints | undefined {
  try {
    return endpointsOf(resource);
  } catch {
    return undefined;
  }
}

/**
 * Address of a record's page, for a person who may read it. Undefined for all others, and where there is no such page.
 */
export function addressOfRecord(
  { endpointsOf, can }: Reader,
  resource: string,
  id: RecordId,
): string | undefined {
  const endpoints = resource === '' ? undefined : knownEndpoints(endpointsOf, resource);
  if (!endpoints) return undefined;
  const { operations, page = `/${resource}/show/{id}` } = endpoints;
  // A declared page may read a record of another resource.
  const reading = operations.one ?? (endpoints.page === undefined ? undefined : operations.list);
  if (reading?.permission === undefined || !can(reading.permission)) return undefined;
  // The show page of a resource is refused to persons who may not list its records.
  if (page.endsWith('/show/{id}') && !can(operations.list)) return undefined;
  return page.replace('{id}', encodeURIComponent(id));
}

/**
 * The call whose permission opens the form of a record. It is the one that changes the record, or the one that reads it
 * where only that is refused.
 */
export function editingCall(can: MayDo, { one, update }: Endpoints['operations']): Operation | undefined {
  return can(update) && one && !can({ forForm: one }) ? one : update;
}

/** {@link addressOfRecord} for the signed-in person. */
export function useAddressOfRecord(): (resource: string, id: RecordId) => string | undefined {
  const { endpointsOf } = useServices();
  const can = useCan();
  return (resource, id) => addressOfRecord({ endpointsOf, can }, resource, id);
}
