import type { Endpoints } from '@/providers/endpoints/builder';
import { useServices } from '@/src/crud/services';
import type { MayDo } from '@/src/lib/needed';
import type { RecordId } from '@/src/lib/recordId';
import { useCan } from '@/src/ui/permission/useCan';

/** Where the pages of a resource are, where its name does not say. */
const addresses: Readonly<Record<string, (id: string) => string>> = {
  'customer/store': (id) => `/customer/list/show/${id}`,
  'expert/student': (id) => `/expert/filling/student?userId=${id}`,
};

/** Address of the page of a record: that of the resource's own show page, unless it has another. */
function recordAddress(bizType: string, bizId: RecordId): string {
  const id = encodeURIComponent(bizId);
  return addresses[bizType]?.(id) ?? `/${bizType}/show/${id}`;
}

/** Address of the list of a resource; undefined where its name does not say it. */
function listAddress(bizType: string): string | undefined {
  return bizType in addresses ? undefined : `/${bizType}`;
}

/** Where the people who may not open a page find what it is about: whoever handed a work order in has it in 服务中心. */
const otherwise: Readonly<Record<string, readonly [address: string, permission: string]>> = {
  'management/work-order-list': [
    '/management/work-order-submission',
    'management:work-order-submission:list',
  ],
};

/** Rights that decide whether somebody may open a record. */
interface Reader {
  readonly endpointsOf: (resource: string) => Endpoints;
  readonly can: MayDo;
}

/**
 * Address of the page of a record for somebody who may read it; of the list where several are meant (`bizId` null), undefined
 * where nothing is named or nothing may be opened.
 */
export function addressFor(
  { endpointsOf, can }: Reader,
  bizType: string,
  bizId: RecordId | null,
): string | undefined {
  const operations = bizType === '' ? undefined : operationsOf(endpointsOf, bizType);
  const permission = (bizId === null ? operations?.list : operations?.one)?.permission;
  if (permission !== undefined && can(permission))
    return bizId === null ? listAddress(bizType) : recordAddress(bizType, bizId);
  const [address, needed] = otherwise[bizType] ?? [];
  return needed !== undefined && can(needed) ? address : undefined;
}

/** None for a record of which this program has no pages. */
function operationsOf(endpointsOf: Reader['endpointsOf'], bizType: string) {
  try {
    return endpointsOf(bizType).operations;
  } catch {
    return undefined;
  }
}

/** {@link addressFor} the person who is signed in. */
export function useRecordAddress(): (bizType: string, bizId: RecordId | null) => string | undefined {
  const { endpointsOf } = useServices();
  const can = useCan();
  return (bizType, bizId) => addressFor({ endpointsOf, can }, bizType, bizId);
}
