import type { TextRule } from '@/src/lib/fieldRule';
import { numberOr } from '@/src/lib/record';
import type { RecordId } from '@/src/lib/recordId';
import type { ChartData } from '@/src/ui/chart/chartData';

/** Kinds of tests (appraisalType). */
export const appraisalTypes = [
  { value: 1, label: '职业兴趣', tone: 'primary' },
  { value: 2, label: '性格类型', tone: 'primary' },
  { value: 3, label: '学科兴趣', tone: 'info' },
  { value: 4, label: '职业价值观', tone: 'warning' },
] as const;

/** How far a test is (appraisalStatus). */
export const appraisalStatuses = [
  { value: 0, label: '未完成', tone: 'info' },
  { value: 1, label: '已完成', tone: 'success' },
  { value: 2, label: '已作废', tone: 'danger' },
] as const;

/** Whether the answers can be believed. */
export const reliabilities = [
  { value: 1, label: '可信', tone: 'success' },
  { value: 2, label: '存疑', tone: 'warning' },
] as const;

export type AppraisalType = (typeof appraisalTypes)[number]['value'];

/** One respect of a test: what it is called in results, and by the staff. */
export interface Trait {
  readonly code: string;
  readonly label: string;
}

const trait = (code: string, label: string): Trait => ({ code, label });

/** The traits of each kind of test, in the order of equals. Those of 性格类型 form pairs. */
export const traitsOf: Readonly<Record<AppraisalType, readonly Trait[]>> = {
  1: [
    ...[trait('R', '实用型'), trait('I', '研究型'), trait('A', '艺术型')],
    ...[trait('S', '社会型'), trait('E', '企业型'), trait('C', '常规型')],
  ],
  2: [
    ...[trait('E', '外向'), trait('I', '内向'), trait('S', '实感'), trait('N', '直觉')],
    ...[trait('T', '思考'), trait('F', '情感'), trait('J', '判断'), trait('P', '知觉')],
  ],
  3: [
    ...[
      trait('语', '语文'),
      trait('数', '数学'),
      trait('外', '外语'),
      trait('物', '物理'),
      trait('化', '化学'),
    ],
    ...[trait('生', '生物'), trait('史', '历史'), trait('地', '地理'), trait('政', '思想政治')],
  ],
  4: [
    ...[trait('成就', '成就满足'), trait('独立', '独立自主'), trait('认可', '社会认可')],
    ...[trait('关系', '人际关系'), trait('支持', '组织支持'), trait('条件', '工作条件')],
  ],
};

/** Respects that a result names, where it does not name one of each pair. */
const named: Readonly<Record<Exclude<AppraisalType, 2>, number>> = { 1: 3, 3: 3, 4: 2 };

/**
 * The result of a test: its highest traits, equals in their own order, or the stronger of each pair. `RIA`, `INTJ`.
 */
export function resultOf(type: AppraisalType, scores: readonly number[]): string {
  const traits = traitsOf[type].map(({ code }, index) => ({ code, score: scores[index] ?? 0 }));
  if (type === 2) {
    const pairs = traits.flatMap((first, index) => {
      const second = traits[index + 1];
      return index % 2 === 0 && second ? [second.score > first.score ? second : first] : [];
    });
    return pairs.map(({ code }) => code).join('');
  }
  const highest = traits.toSorted((one, other) => other.score - one.score).slice(0, named[type]);
  return highest.map(({ code }) => code).join(type === 4 ? '·' : '');
}

/** How somebody answered. */
export interface Answering {
  readonly answered: number;
  /** Seconds. */
  readonly duration: number;
  /** The longest run of the same choice. */
  readonly longestRun: number;
  /** Questions with the choice that was made most often. */
  readonly mostEqual: number;
}

/** Seconds that a question takes at least, and the share of equal answers that nobody gives in earnest. */
const leastSeconds = 2;
const doubtfulShare = 0.85;

/** Why the answers are in doubt; empty where they are not. */
export function doubtOf({ answered, duration, longestRun, mostEqual }: Answering): string {
  if (answered === 0) return '';
  const reasons = [
    duration < answered * leastSeconds
      ? `${durationText(duration)}答完 ${answered} 题，平均每题不足 2 秒`
      : '',
    mostEqual >= answered * doubtfulShare
      ? `${mostEqual} 题选项相同（${Math.round((mostEqual / answered) * 100)}%），其中 ${longestRun} 题连续相同选项`
      : '',
  ];
  return reasons.filter(Boolean).join('；');
}

/** 8 分 12 秒. */
export function durationText(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return minutes > 0 ? `${minutes} 分 ${rest} 秒` : `${rest} 秒`;
}

/** Steps of a test (5.2): 点评, 下载 PDF and 作废 once it is finished, 重置机会 before and after. */
export type AppraisalStep = 'comment' | 'void' | 'reset' | 'pdf';

const steps: Readonly<Record<AppraisalStep, readonly number[]>> = {
  comment: [1],
  void: [1],
  reset: [0, 2],
  pdf: [1],
};

/** Whether the test's state allows the step. */
export function canDo(step: AppraisalStep, { status }: { readonly status: unknown }): boolean {
  return steps[step].includes(numberOr(status, -1));
}

/** How often a kind of test may be reset for a student. */
export const mostResets = 2;

/** An aptitude test of a student (测评, screen G1). Times are `YYYY-MM-DD HH:mm:ss`, empty where there is none. */
export interface Appraisal {
  id: RecordId;
  userId: RecordId;
  userName: string;
  storeId: RecordId;
  storeName: string;
  provinceId: number;
  provinceName: string;
  /** The year of the exam. */
  year: number;
  type: AppraisalType;
  /** Empty while unfinished. */
  resultCode: string;
  /** Scores by trait, 0 to 100; none while unfinished. */
  scores: number[];
  questions: number;
  answered: number;
  /** Seconds. */
  duration: number;
  reliability: number;
  /** Why the answers are in doubt; empty where they are not. */
  doubt: string;
  majors: string[];
  comment: string;
  commentBy: string;
  commentTime: string;
  status: number;
  voidReason: string;
  finishTime: string;
  createTime: string;
  rev: number;
}

/** The scores of a report as a chart: with the reports beside it, where there are several of a kind. */
export function chartOf(reports: readonly Pick<Appraisal, 'type' | 'scores' | 'userName'>[]): ChartData {
  const [first] = reports;
  const traits = first ? traitsOf[first.type] : [];
  return {
    head: '维度',
    categories: traits.map(({ label }) => label),
    series: reports.map(({ userName, scores }) => ({
      name: userName,
      values: traits.map((_, index) => scores[index] ?? null),
    })),
  };
}

/** Rules of the texts of an appraisal, for its forms and its mock (decision 41). */
export const appraisalRules = {
  commentComment: { label: '专家点评', required: true, minLength: 10, maxLength: 500 },
  voidRemark: { label: '作废原因', required: true, minLength: 5, maxLength: 200 },
} as const satisfies Record<string, TextRule>;
