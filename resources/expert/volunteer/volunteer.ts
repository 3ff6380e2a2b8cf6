import type { ApplyMode } from '@/src/gaokao/batch';
import { volunteerTypes } from '@/src/gaokao/enumerations';
import type { VolunteerTable } from '@/src/gaokao/volunteerTable';
import type { TextRule } from '@/src/lib/fieldRule';
import type { RecordId } from '@/src/lib/recordId';

/** A table of choices in the list of `volunteer/list` (screen E6): without its rows, but with their summary. */
export interface Volunteer extends Omit<VolunteerTable, 'items'> {
  readonly provinceName: string;
  readonly storeId: RecordId;
  readonly storeName: string;
  /** Rows of the table, and the batch's limit. */
  readonly filled: number;
  readonly limit: number;
  /** Rows by tier; manual tiers count as such. */
  readonly reach: number;
  readonly match: number;
  readonly safe: number;
  /** 险 and 无数据. */
  readonly risky: number;
  readonly unknown: number;
  /** The first row by the mode: 专业 · 院校, 院校 · 组, 院校. */
  readonly firstName: string;
  /** Per cent; null where there is no row or no history. */
  readonly lastChance: number | null;
  readonly errors: number;
  readonly warns: number;
  /** Rows with 服从调剂; counts only where the batch allows it. */
  readonly obeyed: number;
  readonly obeyAllowed: 0 | 1;
  /** Rows that W03 names, whether W04 does, rows that W01 names: for the quality of an expert's work. */
  readonly shadowed: number;
  readonly unsafe: 0 | 1;
  readonly retreat: number;
  /** Open remarks of reviewers. */
  readonly remarks: number;
}

/** How the staff call a table with its student, in the names of files: 陈同学 湖南本科批-方案一. */
export function tableTitle({
  userName,
  name,
  batchName,
}: Pick<Volunteer, 'userName' | 'name' | 'batchName'>) {
  return `${userName} ${name || batchName}`;
}

/** Provinces with the number of tables (`Systerm/provinceList` with `withCount`, and `status` for those of one). */
export interface ProvinceCount {
  readonly id: number;
  readonly name: string;
  readonly mode: ApplyMode;
  readonly count: number;
}

/** A saved version (`volunteer/versionList`). */
export interface TableVersion {
  readonly version: number;
  readonly saveType: 'auto' | 'manual' | 'final';
  readonly savedAt: string;
  readonly savedBy: string;
  readonly count: number;
  /** 新增 1，删除 1，移动 1，修改 0; of a move without a save its name and reason: 重新填报：家长要求调整. */
  readonly summary: string;
}

/** A share (`volunteer/shareList`). */
export interface ShareRow {
  readonly shareId: string;
  readonly url: string;
  readonly expireAt: string;
  readonly visits: number;
  readonly lastVisit: string;
  readonly revoked: 0 | 1;
}

/** Rules of a table and of what is said about it, for its forms and its mock (decision 41). */
export const volunteerRules = {
  name: { label: '志愿表名称', required: true, maxLength: 30 },
  review: { label: '审阅意见', required: true, maxLength: 200 },
  rejection: { label: '退回原因', required: true, maxLength: 200 },
  reopening: { label: '原因', maxLength: 200 },
} as const satisfies Record<string, TextRule>;

/** 专业+院校, 院校专业组 or 院校+专业. */
export function modeName(mode: ApplyMode): string {
  return volunteerTypes.find(({ value }) => value === mode)?.label ?? '';
}
