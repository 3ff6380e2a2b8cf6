import type { RecordId } from '@/src/lib/recordId';
import type { ApplyMode } from './batch';
import type { PlanUnit, Tier } from './planUnit';
import type { Category } from './student';

/** One choice; its place is its index. */
export interface ChoiceRow {
  readonly uid: string;
  readonly unit: PlanUnit;
  /** Codes of the majors in their order; empty under MAJ_SCH. */
  readonly picks: readonly string[];
  /** 服从调剂. */
  readonly obey: 0 | 1;
  /** 1 keeps the row at its place when the table is sorted. */
  readonly locked: 0 | 1;
  /** The expert's tier instead of the computed one. */
  readonly manualTier: Tier | null;
  readonly note: string;
}

/** The parts of a choice that are sent. */
export interface ChoiceItem extends Omit<ChoiceRow, 'uid' | 'unit'> {
  readonly key: string;
}

/** The choices of one student in one batch: one of up to five schemes (screens-expert, 0.2). */
export interface VolunteerTable {
  readonly id: RecordId;
  readonly userId: RecordId;
  readonly userName: string;
  readonly provinceId: number;
  readonly year: number;
  readonly batchId: RecordId;
  readonly batchName: string;
  readonly mode: ApplyMode;
  /** 1 to 5. */
  readonly planNo: number;
  readonly name: string;
  readonly isMain: 0 | 1;
  /** 0 草稿, 1 待审核, 2 已定稿, 3 已导出, 9 已作废. */
  readonly status: 0 | 1 | 2 | 3 | 9;
  /** 0 where it was never saved. */
  readonly version: number;
  readonly items: readonly ChoiceRow[];
  readonly score: number | null;
  readonly rank: number | null;
  readonly category: Category;
  readonly subjects: readonly string[];
  /** When the chances were computed; `YYYY-MM-DD HH:mm:ss` as the others. */
  readonly chanceAt: string;
  readonly savedAt: string;
  readonly savedBy: string;
  readonly expertId?: RecordId | null | undefined;
  readonly expertName?: string | undefined;
  readonly shareCount: number;
  /** Remarks of reviewers; absent where they were not read along. */
  readonly reviews?: readonly ReviewRemark[] | undefined;
  /** The confirmation when it was made final; null before. */
  readonly confirm?: Confirmation | null | undefined;
}

/** A remark of a reviewer (`volunteer/review`); without a row it is about the whole table. */
export interface ReviewRemark {
  readonly id: RecordId;
  readonly key: string | null;
  readonly content: string;
  /** 1 where the expert has ticked it off. */
  readonly done: 0 | 1;
  readonly createBy: string;
  readonly createTime: string;
}

/** The person who confirmed a final table, when and how (E7, step 2). */
export interface Confirmation {
  /** 1 考生本人, 2 家长, 3 未确认. */
  readonly by: 1 | 2 | 3;
  /** `YYYY-MM-DD HH:mm:ss`. */
  readonly at: string;
  /** 面谈, 电话, 微信. */
  readonly way: string;
  readonly remark: string;
}
