import { z } from 'zod';
import { defineTable } from '../table';
import { dayLength, formatTime } from '../time';

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
  /** Wrong passwords since the last right one. */
  misses: number;
  /** The time until which no password is accepted; empty where any may be tried. */
  lockedUntil: string;
  createTime: string;
}

const flag = z.literal([0, 1]);

/** The links to tables of choices; one to the demonstration's table is over, one was taken back. */
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
    misses: z.number(),
    lockedUntil: z.string(),
    createTime: z.string(),
  }),
  seed: ({ now }) => [
    { ...seeded(1, now, 12), shareId: 'over'.padEnd(32, '0'), expireAt: formatTime(now - 5 * dayLength) },
    { ...seeded(2, now, 3), shareId: 'taken'.padEnd(32, '0'), revoked: 1 },
  ],
});

function seeded(id: number, now: number, days: number) {
  const [createTime, expireAt] = [formatTime(now - days * dayLength), formatTime(now + 4 * dayLength)];
  const shown = { password: '', showChance: 1, showContact: 1, watermark: '' } as const;
  return {
    id,
    tableId: 501,
    ...shown,
    visits: 2,
    lastVisit: createTime,
    revoked: 0 as const,
    misses: 0,
    lockedUntil: '',
    createTime,
    expireAt,
  };
}
