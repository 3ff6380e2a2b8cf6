import type { FitParts } from '@/src/gaokao/coverage';
import type { Tier } from '@/src/gaokao/planUnit';
import type { TextRule } from '@/src/lib/fieldRule';
import { isRecord, numberOr, textOr } from '@/src/lib/record';

/** A major as it suits a student (screen E8). */
export interface Recommendation {
  readonly majorId: string;
  readonly majorCode: string;
  readonly majorName: string;
  readonly majorClass: string;
  /** 学科门类: 工学. */
  readonly category: string;
  /** 0 to 100 (A17). */
  readonly fit: number;
  readonly parts: FitParts;
  readonly planCount: number;
  /** Colleges to which the student may apply for it. */
  readonly schoolCount: number;
  readonly bestTier: Tier;
  /** 0 不可报, 1 可报, 2 部分院校可报. */
  readonly judge: 0 | 1 | 2;
  readonly reason: string;
  /** The expert's: 2 推荐, 1 可考虑, 0 不推荐; null for none. */
  readonly mark: Mark | null;
  readonly order: number;
  readonly remark: string;
}

export type Mark = 0 | 1 | 2;

/** One thing that an expert says of a major. */
export type Said = { readonly mark: Mark | null } | { readonly remark: string };

/**
 * The body of a major to save: the changed member, and the server's present values of the rest. `taken` names the
 * member if somebody else has changed it meanwhile (design decision 29).
 */
export function markedItem(
  row: Recommendation,
  said: Said,
  now: Pick<Recommendation, 'mark' | 'order' | 'remark'>,
) {
  const isTaken =
    'mark' in said
      ? now.mark !== row.mark && now.mark !== said.mark
      : now.remark !== row.remark && now.remark !== said.remark;
  const { mark, order, remark } = now;
  return {
    item: { majorCode: row.majorCode, mark, order, remark, ...said },
    taken: isTaken ? ('mark' in said ? '专家标记' : '备注') : undefined,
  };
}

/** An expert's opinions of a major. */
export const marks = [
  { value: 2, label: '推荐', tone: 'success' },
  { value: 1, label: '可考虑', tone: 'primary' },
  { value: 0, label: '不推荐', tone: 'danger' },
] as const satisfies readonly { value: Mark; label: string; tone: string }[];

/** Disciplines of the ministry's catalogue, as directions. */
export const disciplines = [
  ...['哲学', '经济学', '法学', '教育学', '文学', '历史学'],
  ...['理学', '工学', '农学', '医学', '管理学', '艺术学'],
] as const;

/** Types of interest (Holland), each with the disciplines that suit it. */
export const interestTypes = [
  { value: 'R', label: '现实 R', disciplines: ['工学', '农学'] },
  { value: 'I', label: '研究 I', disciplines: ['理学', '医学', '工学', '哲学'] },
  { value: 'A', label: '艺术 A', disciplines: ['艺术学', '文学'] },
  { value: 'S', label: '社会 S', disciplines: ['教育学', '医学', '法学', '历史学'] },
  { value: 'E', label: '企业 E', disciplines: ['经济学', '管理学', '法学'] },
  { value: 'C', label: '常规 C', disciplines: ['管理学', '经济学', '历史学'] },
] as const;

/** How far a discipline answers the ticked directions, from 0 to 1; undefined where none is ticked. */
export function interestIn(discipline: string, directions: readonly string[]): number | undefined {
  if (directions.length === 0) return undefined;
  if (directions.includes(discipline)) return 1;
  const types = interestTypes.filter(({ value }) => directions.includes(value));
  const fitting = types.filter((type) => type.disciplines.some((one) => one === discipline));
  return types.length === 0 ? 0 : Math.min(0.8, (0.8 * fitting.length) / Math.min(2, types.length));
}

/** The parts of a fit for display: name, weight in percent, and value in percent. */
export function partsOf({ interest, coverage, open, expert }: FitParts) {
  return [
    { name: '兴趣方向', weight: 40, value: interest },
    { name: '选科覆盖', weight: 30, value: coverage },
    { name: '稳保占比', weight: 20, value: open },
    { name: '专家标记', weight: 10, value: expert },
  ].map((part) => ({ ...part, percent: Math.round(part.value * 100) }));
}

/** A recommendation as the server sent it. */
export function readRecommendation(row: Record<string, unknown>): Recommendation {
  const parts = isRecord(row.parts) ? row.parts : {};
  const judge = numberOr(row.judge);
  return {
    majorId: textOr(row.majorId),
    majorCode: textOr(row.majorCode),
    majorName: textOr(row.majorName),
    majorClass: textOr(row.majorClass),
    category: textOr(row.category),
    fit: numberOr(row.fit),
    parts: {
      ...{ interest: numberOr(parts.interest), coverage: numberOr(parts.coverage) },
      ...{ open: numberOr(parts.open), expert: numberOr(parts.expert) },
    },
    planCount: numberOr(row.planCount),
    schoolCount: numberOr(row.schoolCount),
    bestTier: tierIn(row.bestTier),
    judge: judge === 1 || judge === 2 ? judge : 0,
    reason: textOr(row.reason),
    mark: markIn(row.mark),
    order: numberOr(row.order),
    remark: textOr(row.remark),
  };
}

function tierIn(value: unknown): Tier {
  const tiers: readonly Tier[] = [0, 1, 2, 3];
  return tiers.find((tier) => String(tier) === String(value)) ?? 9;
}

function markIn(value: unknown): Mark | null {
  return marks.find((mark) => String(mark.value) === String(value))?.value ?? null;
}

/** Rules of what an expert says of a major, for its form and its mock (decision 41). */
export const recommendationRules = {
  remark: { label: '备注', maxLength: 200 },
} as const satisfies Record<string, TextRule>;
