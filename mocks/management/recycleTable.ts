import { z } from 'zod';
import { defineTable } from '../table';
import { seedRecycled } from './recycleSeed';

/** A deleted record that can be restored for thirty days (screen G5). */
export interface RecycledRow {
  id: number;
  /** Dictionary `recycle_entity`. */
  entity: string;
  /** Resource and id of the record. */
  bizType: string;
  bizId: number;
  name: string;
  storeId: number;
  deleterId: number;
  deleteBy: string;
  deleteTime: string;
  reason: string;
  /** The record as it was, as JSON. */
  record: string;
}

export const recycleTable = defineTable<RecycledRow>({
  name: 'management/recycle',
  idField: 'id',
  schema: z.object({
    id: z.number(),
    entity: z.string(),
    bizType: z.string(),
    bizId: z.number(),
    name: z.string(),
    storeId: z.number(),
    deleterId: z.number(),
    deleteBy: z.string(),
    deleteTime: z.string(),
    reason: z.string(),
    record: z.string(),
  }),
  seed: seedRecycled,
});
