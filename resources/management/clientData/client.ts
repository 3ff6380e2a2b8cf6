import type { SubjectType } from '@/src/gaokao/student';
import { beijingDay, beijingTime, momentOf } from '@/src/lib/dates';
import type { FieldRule, TextRule } from '@/src/lib/fieldRule';
import { numberOr, textOr } from '@/src/lib/record';
import type { RecordId } from '@/src/lib/recordId';

/** A family that may become a customer, and what it wishes (screen G2). Times are `YYYY-MM-DD HH:mm:ss`, empty where there is none. */
export interface Client {
  id: RecordId;
  storeId: RecordId;
  storeName: string;
  name: string;
  gender: 1 | 2;
  /** Masked (`199****0012`), as `parentMobile`. */
  mobile: string;
  parentName: string;
  parentMobile: string;
  /** The province of the student's exam. */
  provinceId: number;
  provinceName: string;
  /** The family's area: codes of province, city and county. */
  area: readonly number[];
  areaText: string;
  /** The year of the exam. */
  year: number;
  /** Dictionary `grade`. */
  grade: string;
  schoolName: string;
  subjectType: SubjectType;
  subjects: readonly string[];
  score: number | null;
  rank: number | null;
  cities: string[];
  majors: string[];
  colleges: string[];
  /** Dictionary `client_source`. */
  source: string;
  ownerId: RecordId;
  ownerName: string;
  stage: Stage;
  /** Dictionary `lost_reason`; empty unless lost. */
  lostReason: string;
  lastFollow: string;
  /** The latest follow-up. */
  lastContent: string;
  nextTime: string;
  remark: string;
  /** The user of the service whom the client has become; null before. */
  userId: RecordId | null;
  /** The probable duplicate at the institution; 0 where there is none. */
  twinId: RecordId;
  createTime: string;
  rev: number;
}

/** How far a client has come (clientStage). */
export const clientStages = [
  { value: 0, label: '待跟进', tone: 'warning' },
  { value: 1, label: '跟进中', tone: 'primary' },
  { value: 2, label: '已成交', tone: 'success' },
  { value: 3, label: '已流失', tone: 'info' },
] as const;

export type Stage = (typeof clientStages)[number]['value'];

/** How somebody was spoken to. */
export const followWays = [
  { value: 1, label: '电话' },
  { value: 2, label: '微信' },
  { value: 3, label: '到店' },
  { value: 4, label: '短信' },
  { value: 5, label: '其他' },
] as const;

/** Steps of a client between stages. */
export type ClientStep = 'follow' | 'convert' | 'lose' | 'resume';

const steps: Readonly<Record<ClientStep, { readonly from: readonly Stage[]; readonly to: Stage }>> = {
  follow: { from: [0, 1], to: 1 },
  convert: { from: [0, 1], to: 2 },
  lose: { from: [0, 1], to: 3 },
  resume: { from: [3], to: 1 },
};

/** The stage that a step leads to. */
export function stageAfter(step: ClientStep): Stage {
  return steps[step].to;
}

/** Whether the client's stage allows the step. */
export function canStep(step: ClientStep, { stage }: { readonly stage: unknown }): boolean {
  const now = numberOr(stage, -1);
  return steps[step].from.some((one) => one === now);
}

/** Why a step is refused; undefined where it is allowed. */
export function stepRefusal(step: ClientStep, client: { readonly stage: unknown }): string | undefined {
  if (canStep(step, client)) return undefined;
  if (numberOr(client.stage, -1) === 2) return '已成交客户不能变更阶段';
  return step === 'resume' ? '仅已流失的客户可以重新跟进' : '已流失客户请先重新跟进';
}

/** Whether a client may be deleted: who has become a customer may not. */
export function canDelete({ stage }: { readonly stage: unknown }): boolean {
  return numberOr(stage, -1) !== 2;
}

/** The due task of a client. */
export interface Due {
  /** The time that was agreed on is past. */
  readonly overdue: boolean;
  /** The follow-up is today, past or not. */
  readonly today: boolean;
  /** The client has had no follow-up for seven days. */
  readonly stale: boolean;
}

const staleAfter = 7 * 86_400_000;

/** The due task of a client at a moment, in milliseconds; won and lost clients have none. */
export function dueOf(
  {
    stage,
    nextTime,
    lastFollow,
    createTime,
  }: Pick<Client, 'stage' | 'nextTime' | 'lastFollow' | 'createTime'>,
  now: number,
): Due {
  if (numberOr(stage, 9) > 1) return { overdue: false, today: false, stale: false };
  const [next, last] = [knownMoment(nextTime), knownMoment(textOr(lastFollow) || createTime)];
  return {
    overdue: next !== undefined && next < now,
    today: next !== undefined && beijingDay(next) === beijingDay(now),
    stale: last !== undefined && now - last >= staleAfter,
  };
}

/** The moment of a time, in milliseconds; undefined where there is none. */
function knownMoment(time: unknown): number | undefined {
  const moment = momentOf(time);
  return Number.isNaN(moment) ? undefined : moment;
}

/** Why nobody can be called again at a time, which may be empty; `now` in milliseconds. */
export function nextProblem(time: unknown, now: number): string | undefined {
  return momentOf(time) <= now ? '下次跟进时间须晚于当前时间' : undefined;
}

/** Ten in the morning some days after a moment, as it is sent. */
export function morningIn(days: number, now: number): string {
  return `${beijingTime(now + days * 86_400_000).slice(0, 10)} 10:00:00`;
}

/** The members by which two clients are compared. Mobiles are whole. */
type Compared = Pick<Client, 'mobile' | 'parentMobile' | 'name' | 'schoolName'>;

/** Keys of a person: clients who share one are probably the same. A number, or the name at a school. */
export function personKeys({ mobile, parentMobile, name, schoolName }: Compared): string[] {
  const numbers = [...new Set([mobile, parentMobile])].filter((number) => number !== '');
  return schoolName === '' ? numbers : [...numbers, `${name} ${schoolName}`];
}

/** Members that a merge takes from either client, in the order of the form. */
export const mergedFields = [
  ...(['name', 'gender', 'mobile', 'parentName', 'parentMobile', 'provinceId', 'area', 'year'] as const),
  ...(['grade', 'schoolName', 'subjects', 'score', 'rank', 'cities', 'majors', 'colleges'] as const),
  ...(['source', 'ownerId', 'nextTime', 'remark'] as const),
] satisfies readonly (keyof Client)[];

/** A member that staff choose a value of. */
export type MergedField = (typeof mergedFields)[number];

/** Members that come masked: equal ones can hide different numbers. */
const maskedFields: readonly MergedField[] = ['mobile', 'parentMobile'];

/** The members in which two clients differ, or may differ. */
export function differentFields(
  one: Readonly<Record<string, unknown>>,
  other: Readonly<Record<string, unknown>>,
): readonly MergedField[] {
  return mergedFields.filter(
    (name) =>
      JSON.stringify(one[name]) !== JSON.stringify(other[name]) ||
      (maskedFields.includes(name) && textOr(one[name]) !== ''),
  );
}

/** Members whose values belong together: subjects and scores are those of a province. */
const ofProvince: readonly MergedField[] = ['provinceId', 'subjects', 'score', 'rank'];

/** The members taken from the other client, after one is taken or given back; the province takes along its own. */
export function takenWith(
  taken: readonly MergedField[],
  name: MergedField,
  isTaken: boolean,
): readonly MergedField[] {
  const names = ofProvince.includes(name) ? ofProvince : [name];
  const others = taken.filter((one) => !names.includes(one));
  return isTaken ? [...others, ...names] : others;
}

/**
 * Results of a call that the queue of the day offers in one tap. `days`: when to call again, none where nothing
 * follows.
 */
export const quickResults = [
  { label: '未接通', content: '电话未接通，稍后再联系', days: 1 },
  { label: '有意向', content: '电话沟通，家长有意向，继续跟进', days: 3 },
  { label: '已约访', content: '电话沟通，已约到店面谈', days: 2 },
] as const;

/** The exam that is next: from 1 September on that of the next year. */
export function nextExamYear(now: number): number {
  const [year = 0, month = 0] = beijingTime(now).split('-').map(Number);
  return month >= 9 ? year + 1 : year;
}

/** Years that people may sit the exam in: the last one to three ahead. */
export function peopleYears(now: number): number[] {
  const next = nextExamYear(now);
  return [-1, 0, 1, 2, 3].map((offset) => next + offset);
}

/** Rules of a client, for its forms and its mock (decision 41). */
export const clientRules = {
  name: { label: '学生姓名', required: true, minLength: 2, maxLength: 20 },
  schoolName: { label: '就读中学', maxLength: 40 },
  parentName: { label: '家长姓名', maxLength: 20 },
  /** Up to the province's full mark. */
  score: { label: '分数', min: 0, max: 900, message: '总分为 0–900 的整数' },
  rank: { label: '位次', min: 1, max: 9_999_999, message: '位次为 1–9999999 的整数' },
  remark: { label: '备注', maxLength: 500 },
} as const satisfies Record<string, FieldRule>;

/** Rules of the texts of a talk, for its forms and its mock (decision 41). */
export const talkRules = {
  content: { label: '跟进内容', required: true, minLength: 5, maxLength: 500 },
} as const satisfies Record<string, TextRule>;
