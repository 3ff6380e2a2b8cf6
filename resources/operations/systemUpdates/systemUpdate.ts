import type { AnyRecord } from '@/src/crud/resourceSpec';
import type { audiences, ContentStatus } from '@/src/lib/contentStatus';
import type { TextRule } from '@/src/lib/fieldRule';
import { isRecord, numberOr, textOr } from '@/src/lib/record';
import type { RecordId } from '@/src/lib/recordId';
import type { updateTypes } from '@/src/lib/updateTypes';

/** A release note as those who write it see it (系统更新, screen O1). */
export interface SystemUpdate extends AnyRecord {
  /** `2.0.1`; fixed once it was published. */
  version: string;
  title: string;
  type: (typeof updateTypes)[number]['value'];
  /** HTML. */
  content: string;
  audience: (typeof audiences)[number]['value'];
  /** Institutions that it is for; none where it is for all. */
  storeIds: RecordId[];
  storeNames: string;
  /** Whether it comes up by itself after the sign-in, until it is read. */
  popup: 0 | 1;
  publishTime: string;
  status: ContentStatus;
  /** The time of submission for review; empty where no review is pending. */
  submitTime: string;
  isInReview: 0 | 1;
  /** `28/36`: institutions where somebody has read it, of those that it is for; empty for drafts. */
  readRate: string;
  createBy: string;
  createTime: string;
}

/** Readers of a release note at an institution. */
interface StoreReads {
  readonly storeId: string;
  readonly storeName: string;
  readonly readCount: number;
  readonly staffCount: number;
}

/** The answer of `updateReads`; what is no institution is left out. */
export function readReads(data: unknown): StoreReads[] {
  if (!Array.isArray(data)) return [];
  return data.filter(isRecord).map(({ storeId, storeName, readCount, staffCount }) => ({
    storeId: textOr(storeId),
    storeName: textOr(storeName),
    readCount: numberOr(readCount),
    staffCount: numberOr(staffCount),
  }));
}

/** Institutions of which nobody has read it; those with the most people first. */
export function unreadStores(reads: readonly StoreReads[]): StoreReads[] {
  return reads
    .filter(({ readCount }) => readCount === 0)
    .toSorted((one, other) => other.staffCount - one.staffCount);
}

/** Rules of the texts of a system update, for its forms and its mock (decision 41). */
export const systemUpdateRules = {
  title: { label: '标题', required: true, minLength: 4, maxLength: 60 },
  version: { label: '版本号', required: true, format: 'semver' },
} as const satisfies Record<string, TextRule>;
