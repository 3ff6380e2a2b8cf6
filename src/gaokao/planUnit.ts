import type { RecordId } from '@/src/lib/recordId';
import type { Category } from './student';

/** 0 险, 1 冲, 2 稳, 3 保, 9 无数据. */
export type Tier = 0 | 1 | 2 | 3 | 9;

/** The history behind a chance: the group's own, its majors', the college's, none. */
export type Basis = 'group' | 'major' | 'school' | 'none';

/** The last candidate that a unit took in one year. */
export interface YearLine {
  readonly year: number;
  readonly minScore: number;
  readonly minRank: number;
  readonly plan?: number | undefined;
  /** Candidates of that year's score table. */
  readonly total?: number | undefined;
}

/** A plan's demands on body, language and single subjects. */
export interface Restrict {
  readonly gender?: 1 | 2 | undefined;
  readonly languages?: readonly string[] | undefined;
  readonly noColorWeak?: 0 | 1 | undefined;
  readonly noColorBlind?: 0 | 1 | undefined;
  /** Centimetres. */
  readonly minHeight?: number | undefined;
  readonly subjectMin?: Readonly<Record<string, number>> | undefined;
}

/** A major inside a unit. */
export interface PlanMajor {
  readonly majorCode: string;
  readonly majorId: RecordId;
  readonly majorName: string;
  readonly majorClass: string;
  readonly req: string;
  readonly planCount: number;
  /** Yuan a year. */
  readonly tuition: number;
  /** Text, since some are 5+3; see `studyLength`. */
  readonly years: string;
  readonly restrict?: Restrict | undefined;
  readonly history: readonly YearLine[];
  readonly chance?: number | null | undefined;
}

/** A unit that one choice may name: a major of a college, a group, a college (screens-expert, 0.2). */
export interface PlanUnit {
  /** See `unitKey`. */
  readonly key: string;
  readonly provinceId: number;
  readonly year: number;
  readonly batchId: RecordId;
  readonly category: Category;
  readonly schoolId: RecordId;
  /** The province's own code. */
  readonly schoolCode: string;
  readonly schoolName: string;
  readonly schoolProvinceId: number;
  readonly schoolProvinceName: string;
  readonly schoolCity: string;
  readonly schoolType: string;
  readonly nature: string;
  readonly labels: readonly string[];
  readonly groupCode?: string | undefined;
  readonly groupName?: string | undefined;
  readonly majorCode?: string | undefined;
  /** Under MAJ_SCH the national code of its major, which wishes name; `majorCode` is the province's own. */
  readonly majorId?: RecordId | undefined;
  readonly majorName?: string | undefined;
  readonly majorClass?: string | undefined;
  readonly req: string;
  readonly planCount: number;
  /** Places of the year before. */
  readonly planPrev?: number | undefined;
  readonly tuition?: number | undefined;
  readonly years?: string | undefined;
  readonly campus?: string | undefined;
  readonly restrict?: Restrict | undefined;
  readonly history: readonly YearLine[];
  /** Empty under MAJ_SCH. */
  readonly majors: readonly PlanMajor[];
  /** Per cent; null without history, as are the three members below. */
  readonly chance: number | null;
  readonly refRank: number | null;
  readonly spread: number | null;
  readonly volatility: number | null;
  /** 1 where the figures are invented. */
  readonly synthetic: 0 | 1;
  readonly basis: Basis;
  /** 1 where this year's plan no longer has it. */
  readonly gone: 0 | 1;
}

/** Shown on every screen with invented figures (`synthetic`). */
export const inventedText = '演示数据，不可用于真实填报';
