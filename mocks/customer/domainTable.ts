import { z } from 'zod';
import type { StoreDomain } from '@/resources/customer/site/domain';
import { defineTable, type Stored } from '../table';
import { dayLength, formatDay } from '../time';
import { platformStoreId, type StoreRow } from './storeRow';
import { storeTable } from './storeTable';

/** A domain as it is kept: the state of its certificate follows from the day on which it ends. */
export interface DomainRow extends Omit<Stored<StoreDomain>, 'sslStatus' | 'isMain'> {
  isMain: number;
  /** How often it was checked. */
  checks: number;
}

/** The domain names of all institutions. */
export const domainTable = defineTable<DomainRow>({
  name: 'customer/domain',
  idField: 'id',
  schema: z.object({
    id: z.number(),
    storeId: z.number(),
    domain: z.string(),
    type: z.number(),
    isMain: z.number(),
    dnsStatus: z.number(),
    sslExpire: z.string(),
    icpNo: z.string(),
    checks: z.number(),
  }),
  seed: ({ now, seedOf }) => seedOf(storeTable).flatMap((store) => seedDomains(store, now)),
});

const kinds = [
  ['', 1],
  ['m.', 2],
  ['admin.', 3],
] as const;

/** One to three domain names of an institution. */
function seedDomains({ id, username }: StoreRow, now: number): DomainRow[] {
  const count = id === platformStoreId ? kinds.length : (id % kinds.length) + 1;
  return kinds.slice(0, count).map(([prefix, type], index) => ({
    id: id * 10 + index,
    storeId: id,
    domain: `${prefix}${username}.example.com`,
    type,
    isMain: 1,
    dnsStatus: 1,
    sslExpire: formatDay(now + (id % 7 === 0 ? 10 : 200) * dayLength),
    icpNo: '',
    checks: 2,
  }));
}

/** Days before its end from which on a certificate is about to expire. */
const warningDays = 15;

/** 未部署, 有效, 即将到期 or 已过期. */
export function sslStatusOf({ sslExpire }: Pick<DomainRow, 'sslExpire'>, now: number): number {
  if (sslExpire === '') return 0;
  if (sslExpire < formatDay(now)) return 3;
  return sslExpire <= formatDay(now + warningDays * dayLength) ? 2 : 1;
}

/** A domain as it is sent. */
export function domainShown({ checks: _checks, ...row }: DomainRow, now: number): StoreDomain {
  return { ...row, isMain: row.isMain === 1 ? 1 : 0, sslStatus: sslStatusOf(row, now) };
}
