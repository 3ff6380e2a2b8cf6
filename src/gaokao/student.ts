import type { TextRule } from '@/src/lib/fieldRule';
import type { RecordId } from '@/src/lib/recordId';

/** 1 传统文理, 2 3+3, 3 3+1+2 (specification, section 3). */
export type SubjectType = 1 | 2 | 3;

/** The pool in which a candidate is ranked: 1 文史类, 2 理工类, 3 综合, 4 物理类, 5 历史类. */
export type Category = 1 | 2 | 3 | 4 | 5;

/** 1 高考成绩, 2 模考成绩, 3 预估成绩. */
export type ScoreType = 1 | 2 | 3;

/** Whether the score is one of a mock exam, which has no place in the exam's own table (A15). */
export function hasMockScore({ scoreType }: { readonly scoreType?: unknown }): boolean {
  return Number(scoreType) === 2;
}

/** Facts that decide where a candidate is ranked and what she may apply to. */
export interface Candidate {
  readonly provinceId: number;
  readonly year: number;
  readonly subjectType: SubjectType;
  /** Subjects beside Chinese, mathematics and the foreign language; 政治 has this name. WL: only 文科 or 理科. */
  readonly subjects: readonly string[];
  readonly category: Category;
  /** Total with bonus, as it is ranked; null where it is not known yet, as is `rank`. */
  readonly score: number | null;
  readonly rank: number | null;
}

/** Body and marks of a candidate that a plan may set limits for. */
export interface CandidateLimits {
  readonly gender: 1 | 2;
  readonly language: string;
  /** 0 正常, 1 色弱, 2 色盲. */
  readonly colorVision: 0 | 1 | 2;
  /** Centimetres. */
  readonly height?: number | null | undefined;
  readonly vision?: number | null | undefined;
  readonly subjectScores: Readonly<Record<string, number>>;
}

/** A family's wishes. */
export interface Preference {
  readonly provinceIds: readonly number[];
  readonly cityNames: readonly string[];
  readonly majorCodes: readonly string[];
  readonly natures: readonly string[];
  readonly labels: readonly string[];
  /** Yuan a year. */
  readonly tuitionMax?: number | null | undefined;
}

/** Provinces, majors and kinds of college that a family does not want. */
export interface Exclusion {
  readonly provinceIds: readonly number[];
  readonly majorCodes: readonly string[];
  readonly natures: readonly string[];
}

/** A student of the expert service (screens-expert, 0.2). */
export interface Student extends Candidate, CandidateLimits {
  readonly id: RecordId;
  readonly userId: RecordId;
  readonly storeId: RecordId;
  readonly storeName: string;
  readonly name: string;
  /** Masked (`199****0012`) in lists and reports. */
  readonly mobile: string;
  readonly provinceName: string;
  readonly cityName: string;
  readonly schoolName: string;
  readonly examNo: string;
  readonly scoreType: ScoreType;
  readonly bonus: number;
  readonly nation: string;
  /** 西藏 has lines of its own for A类 and B类. */
  readonly lineVariant?: 'A' | 'B' | undefined;
  readonly guardian: string;
  readonly guardianMobile: string;
  readonly prefer: Preference;
  readonly exclude: Exclusion;
  readonly userType: 0 | 1 | 2 | 3;
  readonly vipPayType: 0 | 1 | 2 | 3 | 4;
  readonly vipExpire?: string | undefined;
  readonly expertId?: RecordId | null | undefined;
  readonly expertName?: string | undefined;
  readonly fillStatus: number;
  readonly remark?: string | undefined;
  readonly updatedAt: string;
}

/** Rules of a student's texts, for her form and the mock (decision 41). Masked ones have rules of their own. */
export const studentRules = {
  name: { label: '姓名', required: '请输入考生姓名', minLength: 2, maxLength: 20 },
  cityName: { label: '城市', maxLength: 30 },
  schoolName: { label: '就读中学', maxLength: 50 },
  guardian: { label: '监护人', maxLength: 30 },
  remark: { label: '备注', maxLength: 500 },
} as const satisfies Record<string, TextRule>;
