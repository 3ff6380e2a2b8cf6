import type { AnyRecord } from '@/src/crud/resourceSpec';
import { timeOr } from '@/src/lib/dates';
import { addressRule, type FieldRule } from '@/src/lib/fieldRule';
import { isYes, numberOr, textOr } from '@/src/lib/record';
import type { RecordId } from '@/src/lib/recordId';

/** Targets of recommendations on the sites. */
export const recommendTargets = [
  { value: 1, label: '院校', tone: 'primary' },
  { value: 2, label: '专业', tone: 'info' },
  { value: 3, label: '资讯', tone: 'success' },
  { value: 4, label: '服务', tone: 'warning' },
  { value: 5, label: '外链', tone: 'info' },
] as const;

/** The target that has an address in place of records. */
export const linkTarget = 5;

export const mostTargets = 20;

/** Recommendations that are looked at as a whole: more than there are ever at once. */
export const mostSlots = 500;

/** A recommendation on the sites: target, place, audience and period (推荐管理, screen O9). */
export interface Recommendation extends AnyRecord {
  name: string;
  /** A value of the dictionary `recommend_position`. */
  position: string;
  targetType: (typeof recommendTargets)[number]['value'];
  targetIds: RecordId[];
  targetNames: string;
  link: string;
  provinceIds: number[];
  provinceNames: string;
  /** Ways to choose subjects; all where there are none. */
  subjectTypes: number[];
  rankMin: number | null;
  rankMax: number | null;
  /** Users under a name (人群, screen O13); null for everybody. */
  crowdId: RecordId | null;
  crowdName: string;
  beginTime: string;
  endTime: string;
  sort: number;
  status: 0 | 1;
}

/** The audience of a recommendation; omitted members do not limit it. */
export interface Targeting {
  readonly provinceIds: readonly number[];
  readonly subjectTypes: readonly number[];
  readonly rankMin: number | null;
  readonly rankMax: number | null;
}

/** The problem with an audience; `subjectTypeOf` gives the subject system of a province. */
export function targetingProblem(
  { provinceIds, subjectTypes, rankMin, rankMax }: Targeting,
  subjectTypeOf: (provinceId: number) => number | undefined,
): string | undefined {
  const known = provinceIds.map(subjectTypeOf);
  if (provinceIds.length > 0 && subjectTypes.some((type) => !known.includes(type)))
    return '所选省份不存在该选科类型';
  if (rankMin === null && rankMax === null) return undefined;
  if (rankMin === null || rankMax === null) return '请输入完整的位次区间';
  if (rankMax < rankMin) return '位次上限不能小于下限';
  return provinceIds.length === 1 ? undefined : '按位次推荐须只选一个省份';
}

/** A recommendation as far as places and audiences go. */
export interface Slot extends Targeting {
  readonly id: string;
  readonly name: string;
  readonly position: string;
  /** `YYYY-MM-DD HH:mm:ss`; empty where it has no end of that side. */
  readonly beginTime: string;
  readonly endTime: string;
  readonly sort: number;
  readonly isOn: boolean;
}

/** A record, or the values of a form, as a slot. */
export function readSlot(row: Readonly<Record<string, unknown>>): Slot {
  return {
    id: textOr(row.id),
    name: textOr(row.name),
    position: textOr(row.position),
    beginTime: timeOr(row.beginTime),
    endTime: timeOr(row.endTime),
    sort: numberOr(row.sort),
    isOn: isYes(row.status),
    ...readTargeting(row),
  };
}

/** The audience alone. */
export function readTargeting(row: Readonly<Record<string, unknown>>): Targeting {
  return {
    provinceIds: numbersIn(row.provinceIds),
    subjectTypes: numbersIn(row.subjectTypes),
    rankMin: rankIn(row.rankMin),
    rankMax: rankIn(row.rankMax),
  };
}

function numbersIn(value: unknown): number[] {
  return Array.isArray(value) ? value.map((one) => numberOr(one)) : [];
}

function rankIn(value: unknown): number | null {
  const rank = numberOr(value);
  return rank > 0 ? rank : null;
}

const rank = { min: 1, max: 1_000_000, message: '位次为 1 到 1000000 的整数' };

/** Rules of a recommendation, for its forms and its mock (decision 41). */
export const recommendationRules = {
  name: { label: '推荐名称', required: true, minLength: 2, maxLength: 30 },
  rankMin: { label: '位次下限', ...rank },
  rankMax: { label: '位次上限', ...rank },
  /** Needed where a link is recommended: form and mock say so. */
  link: { label: '链接', ...addressRule },
} as const satisfies Record<string, FieldRule>;
