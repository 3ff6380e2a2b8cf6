import type { ApplyMode } from '@/src/gaokao/batch';
import type { SheetChoice } from '@/src/gaokao/sheet';
import type { Category } from '@/src/gaokao/student';
import { bit, figure, listOf, oneOf, readCategory, type Wire } from '@/src/gaokao/wireValues';
import { timeOr } from '@/src/lib/dates';
import { isRecord, isYes, numberOr, textOr } from '@/src/lib/record';

/**
 * The public page of a share (screens E3 and E5). It holds no more of the student than the masked name; score, rank
 * and contact details never travel.
 */
export interface SharedTable {
  /** 湖南本科批-方案一. */
  readonly title: string;
  /** Masked: 陈**. */
  readonly userName: string;
  readonly storeName: string;
  readonly provinceName: string;
  readonly year: number;
  readonly batchName: string;
  readonly mode: ApplyMode;
  readonly category: Category;
  readonly obeyAllowed: 0 | 1;
  /** The maximum number of majors in a choice. */
  readonly maxMajors: number;
  /** 1 where the table is not final. */
  readonly draft: 0 | 1;
  readonly version: number;
  readonly savedAt: string;
  readonly expireAt?: string | undefined;
  readonly showChance: 0 | 1;
  /** Absent unless the share shows how the expert is reached. */
  readonly contact?: { readonly name: string; readonly mobile: string } | undefined;
  /** Empty for none. */
  readonly watermark: string;
  /** Rows with tier and chance only where `showChance` is 1. */
  readonly items: readonly SheetChoice[];
}

/** The response of the public call: the table, or the request for a password. */
export type SharedResponse = { readonly needPassword: 1 } | SharedTable;

/** Reads the public call's data; undefined for what is neither a table nor the wish for a password. */
export function readShared(data: unknown): SharedResponse | undefined {
  if (!isRecord(data)) return undefined;
  if (isYes(data.needPassword)) return { needPassword: 1 };
  if (!Array.isArray(data.items) || typeof data.title !== 'string') return undefined;
  return {
    title: data.title,
    userName: textOr(data.userName),
    storeName: textOr(data.storeName),
    provinceName: textOr(data.provinceName),
    year: numberOr(data.year),
    batchName: textOr(data.batchName),
    mode: oneOf([1, 2, 3], data.mode, 2),
    category: readCategory(data.category),
    obeyAllowed: bit(data.obeyAllowed),
    maxMajors: numberOr(data.maxMajors),
    draft: bit(data.draft),
    version: numberOr(data.version),
    savedAt: timeOr(data.savedAt),
    expireAt: timeOr(data.expireAt),
    showChance: bit(data.showChance),
    ...(isRecord(data.contact) && {
      contact: { name: textOr(data.contact.name), mobile: textOr(data.contact.mobile) },
    }),
    watermark: textOr(data.watermark),
    items: listOf(data.items).map(readChoice),
  };
}

function readChoice(row: Wire): SheetChoice {
  return {
    key: textOr(row.key),
    schoolCode: textOr(row.schoolCode),
    schoolName: textOr(row.schoolName),
    groupCode: textOr(row.groupCode),
    majorCode: textOr(row.majorCode),
    majorName: textOr(row.majorName),
    city: textOr(row.city),
    req: textOr(row.req),
    category: readCategory(row.category),
    planCount: numberOr(row.planCount),
    picks: listOf(row.picks).map(({ code, name }) => ({ code: textOr(code), name: textOr(name) })),
    obey: bit(row.obey),
    ...(row.tier != null && { tier: oneOf([0, 1, 2, 3, 9], row.tier, 9) }),
    ...(row.chance !== undefined && { chance: figure(row.chance) }),
    synthetic: bit(row.synthetic),
  };
}
