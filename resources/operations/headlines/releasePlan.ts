import type { FieldRule } from '@/src/lib/fieldRule';
import { isRecord, isYes, numberOr, textOr } from '@/src/lib/record';
import { parseId, type RecordId } from '@/src/lib/recordId';

/** Hours for which the headlines of a plan lead, where nobody says otherwise. */
export const usualHeadHours = 24;

/** Rules of a plan, for its form and its mock (decision 41). */
export const planRules = {
  name: { label: '预案名称', required: true, minLength: 2, maxLength: 30 },
  headHours: {
    ...{ label: '头条时长', required: true, min: 1, max: 168 },
    message: '头条时长为 1 到 168 小时',
  },
} as const satisfies Record<string, FieldRule>;

/** Articles that go live together at an hour that nobody knows beforehand (放榜预案). */
export interface ReleasePlan {
  readonly id: RecordId;
  readonly name: string;
  /** Hours for which its headlines lead, from the moment on at which it goes live. */
  readonly headHours: number;
  /** Empty as long as it waits. */
  readonly releaseTime: string;
  readonly releaseBy: string;
  readonly items: readonly PlanItem[];
}

interface PlanItem {
  readonly articleId: RecordId;
  readonly title: string;
  readonly isHeadline: boolean;
  /** Why it cannot go live as it is; empty where it can. */
  readonly problem: string;
}

/** The answer of `plans`; what is none is left out. */
export function readPlans(data: unknown): ReleasePlan[] {
  if (!Array.isArray(data)) return [];
  return data.filter(isRecord).map((plan) => ({
    id: parseId(plan.id) ?? '',
    name: textOr(plan.name),
    headHours: numberOr(plan.headHours, usualHeadHours),
    releaseTime: textOr(plan.releaseTime),
    releaseBy: textOr(plan.releaseBy),
    items: Array.isArray(plan.items) ? plan.items.filter(isRecord).map(readItem) : [],
  }));
}

function readItem({ articleId, title, isHeadline, problem }: Readonly<Record<string, unknown>>): PlanItem {
  return {
    articleId: parseId(articleId) ?? '',
    title: textOr(title),
    isHeadline: isYes(isHeadline),
    problem: textOr(problem),
  };
}

/** Whether it waits, and nothing is in its way. */
export function canRelease({ releaseTime, items }: ReleasePlan): boolean {
  return releaseTime === '' && items.length > 0 && items.every(({ problem }) => problem === '');
}
