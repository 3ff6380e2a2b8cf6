import { z } from 'zod';
import type { Store } from '@/resources/customer/store/store';
import { type Stored, stamps } from '../table';

/** An institution as it is kept: what can be computed is not. */
export interface StoreRow
  extends Omit<
    Stored<Store>,
    | 'expireState'
    | 'balance'
    | 'cardLeft'
    | 'cardQuota'
    | 'parentName'
    | 'managerName'
    | 'regionText'
    | 'staffUsed'
    | 'password'
    | 'status'
  > {
  status: number;
  /** Messages that are paid for and not yet sent (screens C2 and H11). */
  smsLeft: number;
  /** Empty while the institution is there; deleting is soft. */
  deleteTime: string;
}

/** The platform itself: it never expires, and can neither be stopped nor deleted. */
export const platformStoreId = 1;

/** The schema of every stored row. */
export const storeSchema = z.object({
  id: z.number(),
  storeNo: z.string(),
  inviteCode: z.string(),
  name: z.string(),
  shortName: z.string(),
  logo: z.string(),
  type: z.string(),
  parentId: z.number().nullable(),
  provinceId: z.number(),
  cityId: z.number(),
  areaId: z.number(),
  address: z.string(),
  contact: z.string(),
  mobile: z.string(),
  email: z.string(),
  creditCode: z.string(),
  license: z.string(),
  edition: z.string(),
  expireTime: z.string(),
  managerId: z.number().nullable(),
  username: z.string(),
  staffMax: z.number(),
  smsLeft: z.number(),
  status: z.number(),
  remark: z.string(),
  deleteTime: z.string(),
  ...stamps,
});
