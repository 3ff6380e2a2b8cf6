import type { ApplyMode } from '@/src/gaokao/batch';
import type { SheetChoice } from '@/src/gaokao/sheet';
import type { Category } from '@/src/gaokao/student';
import { isRecord } from '@/src/lib/record';

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
  if (data.needPassword === 1) return { needPassword: 1 };
  return isShared(data) ? data : undefined;
}

function isShared(data: Record<string, unknown>): data is Record<string, unknown> & SharedTable {
  return Array.isArray(data.items) && typeof data.title === 'string' && typeof data.mode === 'number';
}
