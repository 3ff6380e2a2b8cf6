import { z } from 'zod';
import { cardEvents } from '@/resources/management/card/cardEnumerations';
import { isFoundIn, searchText } from '@/src/lib/searchText';
import { member } from '../../list';
import { defineTable, stamps } from '../../table';
import { seedCards } from './cardSeed';

const exportSchema = z.object({
  time: z.string(),
  by: z.string(),
  /** 0 where it was no single release. */
  releaseId: z.number(),
  /** 0 where it was the whole batch; else the institution whose cards they were. */
  storeId: z.number(),
  quantity: z.number(),
  /** 1 as a file, 2 as sheets to cut up. */
  format: z.number(),
});

/** Numbers with their secrets that went out. */
export type ExportRow = z.infer<typeof exportSchema>;

const batchSchema = z.object({
  id: z.number(),
  batchNo: z.string(),
  name: z.string(),
  cardType: z.number(),
  medium: z.number(),
  year: z.number(),
  provinceIds: z.array(z.number()),
  quantity: z.number(),
  facePrice: z.string(),
  unitPrice: z.string(),
  validDays: z.number().nullable(),
  bindDeadline: z.string(),
  /** Milliseconds: when the making of its cards began. */
  begun: z.number(),
  voided: z.boolean(),
  /** Exports for print, the oldest first. */
  exports: z.array(exportSchema),
  rev: z.number(),
  ...stamps,
});

/** A batch as it is kept: its state and its figures are those of its cards. */
export type BatchRow = z.infer<typeof batchSchema>;

/** Twelve batches over all states (screen G12). */
export const batchTable = defineTable<BatchRow>({
  name: 'management/cardBatch',
  idField: 'id',
  schema: batchSchema,
  seed: (context) => seedCards(context).batches,
});

const cardSchema = z.object({
  id: z.number(),
  cardNo: z.string(),
  secret: z.string(),
  batchId: z.number(),
  batchNo: z.string(),
  cardType: z.number(),
  year: z.number(),
  provinceIds: z.array(z.number()),
  medium: z.number(),
  facePrice: z.string(),
  unitPrice: z.string(),
  validDays: z.number().nullable(),
  /** 0 while it is nobody's. */
  storeId: z.number(),
  releaseId: z.number(),
  status: z.number(),
  /** The state before it was frozen or expired. */
  formerStatus: z.number(),
  voidReason: z.number(),
  userId: z.number().nullable(),
  bindType: z.number(),
  bindTime: z.string(),
  bindDeadline: z.string(),
  vipExpire: z.string(),
  rev: z.number(),
  createTime: z.string(),
  updateTime: z.string(),
});

/** A card as it is kept. */
export type CardRow = z.infer<typeof cardSchema>;

/** Whether the number of a card contains what was typed, which may be in groups of four. */
export function hasDigits(row: object, typed: string): boolean {
  return isFoundIn(String(member(row, 'cardNo')), ungrouped(typed));
}

/** A typed number without what parts its groups, whatever its width. */
export function ungrouped(typed: string): string {
  return searchText(typed).replaceAll(/[\s-]/g, '');
}

/** 2,400 cards (screen G10). */
export const cardTable = defineTable<CardRow>({
  name: 'management/card',
  idField: 'id',
  schema: cardSchema,
  seed: (context) => seedCards(context).cards,
});

const recordSchema = z.object({
  id: z.number(),
  cardId: z.number(),
  event: z.literal(cardEvents.map(({ value }) => value)),
  /** 0 where the card was nobody's. */
  storeId: z.number(),
  userId: z.number().nullable(),
  operatorName: z.string(),
  side: z.literal([1, 2, 3, 4]),
  fromStatus: z.number().nullable(),
  toStatus: z.number(),
  amount: z.string(),
  ledgerNo: z.string(),
  remark: z.string(),
  ip: z.string(),
  createTime: z.string(),
});

/** One event of a card; what the card itself says is not repeated. */
export type RecordRow = z.infer<typeof recordSchema>;

/** All card events (screen G11); rows are neither changed nor removed. */
export const recordTable = defineTable<RecordRow>({
  name: 'management/cardRecord',
  idField: 'id',
  schema: recordSchema,
  seed: (context) => seedCards(context).records,
});

const releaseSchema = z.object({
  id: z.number(),
  /** `FK`, the day and four digits. */
  releaseNo: z.string(),
  /** Null while it is asked for. */
  batchId: z.number().nullable(),
  batchNo: z.string(),
  cardType: z.number(),
  storeId: z.number(),
  quantity: z.number(),
  recalled: z.number(),
  unitPrice: z.string(),
  payMode: z.number(),
  amount: z.string(),
  ledgerNo: z.string(),
  fromNo: z.string(),
  toNo: z.string(),
  status: z.number(),
  remark: z.string(),
  application: z.object({ time: z.string(), by: z.string(), remark: z.string() }).optional(),
  rev: z.number(),
  ...stamps,
});

/** Cards that went to an institution, or that it asks for. */
export type ReleaseRow = z.infer<typeof releaseSchema>;

/** Releases, and requests of institutions. */
export const releaseTable = defineTable<ReleaseRow>({
  name: 'management/cardRelease',
  idField: 'id',
  schema: releaseSchema,
  seed: (context) => seedCards(context).releases,
});
