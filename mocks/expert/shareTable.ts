import { z } from 'zod';
import { defineTable } from '../table';

/** A link by which a family reads a table (screens E3 and E5). */
export interface Share {
  id: number;
  shareId: string;
  tableId: number;
  /** Empty where none is asked for. */
  password: string;
  /** Empty for a link without an end. */
  expireAt: string;
  showChance: 0 | 1;
  showContact: 0 | 1;
  watermark: string;
  visits: number;
  lastVisit: string;
  revoked: 0 | 1;
  createTime: string;
}

const flag = z.literal([0, 1]);

/** The links to tables of choices. */
export const shareTable = defineTable<Share>({
  name: 'expert/share',
  idField: 'id',
  schema: z.object({
    id: z.number(),
    shareId: z.string(),
    tableId: z.number(),
    password: z.string(),
    expireAt: z.string(),
    showChance: flag,
    showContact: flag,
    watermark: z.string(),
    visits: z.number(),
    lastVisit: z.string(),
    revoked: flag,
    createTime: z.string(),
  }),
  seed: () => [],
});
