import type { BatchConfig } from '../batch';
import type { Student } from '../student';
import type { ChoiceRow, VolunteerTable } from '../volunteerTable';

/** Titles of the checks by code; V blocks 定稿, W warns, I informs (screens-expert, 0.5). */
export const problemTitles = {
  V01: '志愿表为空',
  V02: '超过志愿数上限',
  V03: '重复志愿',
  V04: '选科不符',
  V05: '未选专业',
  V06: '专业数超限',
  V07: '专业重复或选科不符',
  V08: '低于控制线',
  V09: '已无招生计划',
  V10: '缺成绩或位次',
  V11: '报考受限',
  W01: '不服从调剂',
  W02: '可能调入已排除专业',
  W03: '志愿被遮挡',
  W04: '缺少兜底',
  W05: '层级比例失衡',
  W06: '未填满',
  W07: '无历史数据',
  W08: '招生计划缩减',
  W09: '部分专业受限',
  W10: '与家庭意愿不符',
  W11: '选科要求待核对',
  W12: '险志愿过多',
  W13: '录取机会待重新计算',
  W14: '历年位次波动大',
  I01: '同校专业较多',
} as const;

/** Code of a check. */
export type ProblemCode = keyof typeof problemTitles;

/** How much a problem weighs. */
export type ProblemLevel = 'error' | 'warn' | 'info';

/** A step that surely solves a problem, and the label of its button. */
export type Fix = { readonly label: string } & (
  | { readonly kind: 'move'; readonly uid: string; readonly before: string }
  | { readonly kind: 'obey'; readonly uid: string }
  | { readonly kind: 'removeRow'; readonly uid: string }
  | { readonly kind: 'removePick'; readonly uid: string; readonly pick: number }
  | { readonly kind: 'picks'; readonly uid: string; readonly picks: readonly string[] }
  | { readonly kind: 'recompute' }
);

/** The finding of a check; `index` and `uid` where it is about one row. */
export interface Problem {
  readonly code: ProblemCode;
  readonly level: ProblemLevel;
  readonly text: string;
  readonly index?: number | undefined;
  readonly uid?: string | undefined;
  readonly fix?: Fix | undefined;
}

/** The table to check. */
export type CheckedTable = Pick<VolunteerTable, 'items'> & Partial<Pick<VolunteerTable, 'chanceAt'>>;

/** The rules it is checked by. */
export type CheckedBatch = Pick<
  BatchConfig,
  | 'mode'
  | 'maxChoices'
  | 'maxMajors'
  | 'minMajors'
  | 'obeyAllowed'
  | 'parallel'
  | 'lines'
  | 'rush'
  | 'match'
  | 'safe'
  | 'ratio'
>;

/** The student it is checked for. */
export type CheckedStudent = Pick<
  Student,
  | 'category'
  | 'subjects'
  | 'score'
  | 'rank'
  | 'gender'
  | 'language'
  | 'colorVision'
  | 'height'
  | 'subjectScores'
  | 'lineVariant'
  | 'prefer'
  | 'exclude'
> &
  Partial<Pick<Student, 'updatedAt'>>;

/** A row under check, with all data that decides about it. */
export interface RowCheck {
  readonly row: ChoiceRow;
  readonly index: number;
  readonly batch: CheckedBatch;
  readonly student: CheckedStudent;
}

const levels: Readonly<Record<string, ProblemLevel>> = { V: 'error', W: 'warn', I: 'info' };

/** A problem of the whole table. */
export function tableProblem(code: ProblemCode, text: string, fix?: Fix): Problem {
  return { code, level: levels[code[0] ?? 'I'] ?? 'info', text, fix };
}

/** A problem of one row, whose text begins with the row's number. */
export function rowProblem(
  { row, index }: Pick<RowCheck, 'row' | 'index'>,
  code: ProblemCode,
  text: string,
  fix?: Fix,
): Problem {
  return { ...tableProblem(code, `第 ${index + 1} 志愿${text}`, fix), index, uid: row.uid };
}
