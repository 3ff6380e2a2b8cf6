import { z } from 'zod';
import type { Client } from '@/resources/management/clientData/client';
import { defineTable, type Stored, stamps } from '../table';
import { seedClients, seedFollows } from './clientSeed';

/** A client as the server keeps one: what can be computed is not, and mobiles are whole. */
export interface ClientRow
  extends Omit<
    Stored<Client>,
    | ('storeName' | 'provinceName' | 'areaText' | 'ownerName' | 'subjectType')
    | ('lastFollow' | 'lastContent' | 'twinId')
  > {
  createBy: string;
  updateTime: string;
  updateBy: string;
}

/** A follow-up with a client, and its result. */
export interface FollowRow {
  id: number;
  clientId: number;
  /** A value of `followWays`; 0 for entries logged by a step of their own. */
  way: number;
  content: string;
  /** The time agreed for the next follow-up; empty where there is none. */
  nextTime: string;
  /** The stage after it. */
  stage: number;
  createTime: string;
  createBy: string;
}

const texts = z.array(z.string());

/** Families and their wishes (screen G2): 260, some of them students of the service. */
export const clientTable = defineTable<ClientRow>({
  name: 'management/client',
  idField: 'id',
  schema: z.object({
    id: z.number(),
    storeId: z.number(),
    name: z.string(),
    gender: z.literal([1, 2]),
    mobile: z.string(),
    parentName: z.string(),
    parentMobile: z.string(),
    provinceId: z.number(),
    area: z.array(z.number()),
    year: z.number(),
    grade: z.string(),
    schoolName: z.string(),
    subjects: texts,
    score: z.number().nullable(),
    rank: z.number().nullable(),
    cities: texts,
    majors: texts,
    colleges: texts,
    source: z.string(),
    ownerId: z.number(),
    stage: z.literal([0, 1, 2, 3]),
    lostReason: z.string(),
    nextTime: z.string(),
    remark: z.string(),
    userId: z.number().nullable(),
    rev: z.number(),
    ...stamps,
  }),
  seed: seedClients,
});

/** Follow-ups with clients. */
export const followTable = defineTable<FollowRow>({
  name: 'management/clientFollow',
  idField: 'id',
  schema: z.object({
    id: z.number(),
    clientId: z.number(),
    way: z.number(),
    content: z.string(),
    nextTime: z.string(),
    stage: z.number(),
    createTime: z.string(),
    createBy: z.string(),
  }),
  seed: (context) => seedFollows(context, context.seedOf(clientTable)),
});
