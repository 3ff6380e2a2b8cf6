import { addressOfRecord, knownEndpoints, type Reader } from '@/src/crud/recordAddress';
import { useServices } from '@/src/crud/services';
import type { RecordId } from '@/src/lib/recordId';
import { useCan } from '@/src/ui/permission/useCan';

/** Where the people who may not open a page find what it is about: whoever handed a work order in has it in 服务中心. */
const otherwise: Readonly<Record<string, readonly [address: string, permission: string]>> = {
  'management/work-order-list': [
    '/management/work-order-submission',
    'management:work-order-submission:list',
  ],
};

/**
 * Address of the page of a record for somebody who may read it; of the list where several are meant (`bizId` null), undefined
 * where nothing is named or nothing may be opened.
 */
export function addressFor(reader: Reader, bizType: string, bizId: RecordId | null): string | undefined {
  const found = bizId === null ? listAddress(reader, bizType) : addressOfRecord(reader, bizType, bizId);
  if (found !== undefined) return found;
  const [address, needed] = otherwise[bizType] ?? [];
  return needed !== undefined && reader.can(needed) ? address : undefined;
}

/** Address of the list of a resource, for those who may read it; undefined where its name does not say it. */
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
