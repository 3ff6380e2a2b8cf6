import { z } from 'zod';
import type { Consult, Reply } from '@/resources/operations/consult/consult';
import { defineTable, type Stored, stamps } from '../../table';
import { seedConsults } from './consultSeed';

/** An enquiry as the server keeps it: what can be computed is not, and the mobile is whole. */
export interface ConsultRow
  extends Omit<
    Stored<Consult>,
    'storeName' | 'provinceName' | 'handlerName' | 'waitSince' | 'lineDate' | 'replies'
  > {
  replies: Reply[];
  /** The time of the asker's next message, in milliseconds; 0 where there will be none. */
  asksAgainAt: number;
  createBy: string;
  updateTime: string;
  updateBy: string;
}

const flag = z.literal([0, 1]);

/** Enquiries on the sites (screen O4): 90, of which 22 are open. */
export const consultTable = defineTable<ConsultRow>({
  name: 'operations/consult',
  idField: 'id',
  schema: z.object({
    id: z.number(),
    consultNo: z.string(),
    title: z.string(),
    question: z.string(),
    images: z.array(z.string()),
    topic: z.string(),
    userName: z.string(),
    mobile: z.string(),
    storeId: z.number(),
    provinceId: z.number(),
    year: z.number(),
    channel: z.literal([1, 2, 3, 4, 5]),
    status: z.literal([0, 1, 2]),
    handlerId: z.number().nullable(),
    replies: z.array(
      z.object({
        content: z.string(),
        images: z.array(z.string()),
        by: z.string(),
        time: z.string(),
        fromUser: flag,
      }),
    ),
    isPublic: flag,
    publicTitle: z.string(),
    publicAnswer: z.string(),
    views: z.number(),
    useful: z.number(),
    closeTime: z.string(),
    closeReason: z.string(),
    asksAgainAt: z.number(),
    rev: z.number(),
    ...stamps,
  }),
  seed: seedConsults,
});
