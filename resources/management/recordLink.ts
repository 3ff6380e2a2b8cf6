import { addressOfRecord, knownEndpoints, type Reader } from '@/src/crud/recordAddress';
import type { RecordId } from '@/src/lib/recordId';
import { useCan } from '@/src/services/useCan';
import { useServices } from '@/src/services/useServices';

/** Other pages of a record for people who may not open its own: submitters find work orders in 服务中心. */
const otherwise: Readonly<Record<string, readonly [address: string, permission: string]>> = {
  'management/work-order-list': [
    '/management/work-order-submission',
    'management:work-order-submission:list',
  ],
};

/**
 * The address of a record's page for a reader who may open it. Of the list where several records are meant (`bizId`
 * null). Undefined where no record is named, or none may be opened.
 */
export function addressFor(reader: Reader, bizType: string, bizId: RecordId | null): string | undefined {
  const found = bizId === null ? listAddress(reader, bizType) : addressOfRecord(reader, bizType, bizId);
  if (found !== undefined) return found;
  const [address, needed] = otherwise[bizType] ?? [];
  return needed !== undefined && reader.can(needed) ? address : undefined;
}

/** The address of a resource's list, for those who may read it; undefined where the name does not give it. */
function listAddress({ endpointsOf, can }: Reader, bizType: string): string | undefined {
  const endpoints = bizType === '' ? undefined : knownEndpoints(endpointsOf, bizType);
  const permission = endpoints?.operations.list?.permission;
  if (endpoints?.page !== undefined || permission === undefined || !can(permission)) return undefined;
  return `/${bizType}`;
}

/** {@link addressFor} the person who is signed in. */
export function useRecordAddress(): (bizType: string, bizId: RecordId | null) => string | undefined {
  const { endpointsOf } = useServices();
  const can = useCan();
  return (bizType, bizId) => addressFor({ endpointsOf, can }, bizType, bizId);
}
