import { isRecord, numberOr, textsOf } from '@/src/lib/record';
import type { SubjectType } from './student';

/** Messages for an incomplete choice of subjects (E2). */
const incomplete: Readonly<Record<SubjectType, string>> = {
  1: '请选择文科或理科',
  2: '请选择 3 门选考科目',
  3: '请选择 1 门首选科目和 2 门再选科目',
};

/** Subjects of which 3+1+2 takes exactly one. */
export const firstSubjects: readonly string[] = ['物理', '历史'];

/** The two halves of 传统文理. */
const halves: readonly string[] = ['文科', '理科'];

/** The problem of a choice of subjects; undefined where there is none. */
export function subjectsProblem(type: SubjectType, subjects: readonly string[]): string | undefined {
  return isWhole(type, subjects) ? undefined : incomplete[type];
}

function isWhole(type: SubjectType, subjects: readonly string[]): boolean {
  const isOld = subjects.some((subject) => halves.includes(subject));
  if (type === 1) return isOld && subjects.length === 1;
  const firsts = subjects.filter((subject) => firstSubjects.includes(subject)).length;
  const isThree = !isOld && subjects.length === 3 && new Set(subjects).size === 3;
  return isThree && (type === 2 || firsts === 1);
}

/** The choice after a chip was pressed: of 首选, 文科 and 理科 one alone, else never more than three. */
export function pressed(type: SubjectType, subjects: readonly string[], subject: string): readonly string[] {
  if (subjects.includes(subject)) return subjects.filter((one) => one !== subject);
  if (type === 1) return [subject];
  if (type === 3 && firstSubjects.includes(subject))
    return [subject, ...subjects.filter((one) => !firstSubjects.includes(one))];
  const room = type === 3 ? 2 : 3;
  const taken = type === 3 ? subjects.filter((one) => !firstSubjects.includes(one)) : subjects;
  return taken.length < room ? [...subjects, subject] : subjects;
}

/** The problem of a total; an empty one is not known yet. */
export function scoreProblem(score: unknown, fullMark: number): string | undefined {
  if (score === null || score === undefined || score === '') return undefined;
  const isRight = Number.isInteger(score) && Number(score) >= 0 && Number(score) <= fullMark;
  return isRight ? undefined : `总分须为 0–${fullMark} 的整数`;
}

/** A province's rules for its candidates (`provinceInfo`). */
export interface ProvinceRules {
  readonly subjectType: SubjectType;
  /** The chips, 首选 first. */
  readonly subjects: readonly string[];
  readonly fullMark: number;
}

/** The way of a province to choose subjects, whatever the server writes numbers as; 3+1+2 where it is unknown. */
export function subjectTypeOf(value: unknown): SubjectType {
  const sent = numberOr(value);
  return sent === 1 || sent === 2 ? sent : 3;
}

/** The rules of a province, from the response of `provinceInfo`. */
export function readProvinceRules(found: unknown): ProvinceRules {
  const { subjectType: type, subjects, fullMark } = isRecord(found) ? found : {};
  const subjectType = subjectTypeOf(type);
  const first = subjectType === 3 ? firstSubjects : [];
  return {
    subjectType,
    subjects: subjectType === 1 ? halves : [...new Set([...first, ...textsOf(subjects)])],
    fullMark: numberOr(fullMark, 750),
  };
}
