import type { SubjectType } from '@/src/gaokao/student';
import { isRecord } from '@/src/lib/record';

/** What is said of an incomplete choice of subjects (E2). */
const incomplete: Readonly<Record<SubjectType, string>> = {
  1: '请选择文科或理科',
  2: '请选择 3 门选考科目',
  3: '请选择 1 门首选科目和 2 门再选科目',
};

/** Subjects of which 3+1+2 takes exactly one. */
export const firstSubjects: readonly string[] = ['物理', '历史'];

/** What is wrong with a choice of subjects; undefined where nothing is. */
export function subjectsProblem(type: SubjectType, subjects: readonly string[]): string | undefined {
  const firsts = subjects.filter((subject) => firstSubjects.includes(subject)).length;
  const isWhole =
    type === 1
      ? subjects.length === 1 && ['文科', '理科'].includes(subjects[0] ?? '')
      : subjects.length === 3 && (type === 2 || firsts === 1);
  return isWhole ? undefined : incomplete[type];
}

/** What is chosen once a chip was pressed: of 首选, 文科 and 理科 one alone, else never more than three. */
export function pressed(type: SubjectType, subjects: readonly string[], subject: string): readonly string[] {
  if (subjects.includes(subject)) return subjects.filter((one) => one !== subject);
  if (type === 1) return [subject];
  if (type === 3 && firstSubjects.includes(subject))
    return [subject, ...subjects.filter((one) => !firstSubjects.includes(one))];
  const room = type === 3 ? 2 : 3;
  const taken = type === 3 ? subjects.filter((one) => !firstSubjects.includes(one)) : subjects;
  return taken.length < room ? [...subjects, subject] : subjects;
}

/** What is wrong with a total; an empty one is not known yet. */
export function scoreProblem(score: unknown, fullMark: number): string | undefined {
  if (score === null || score === undefined || score === '') return undefined;
  const isRight = Number.isInteger(score) && Number(score) >= 0 && Number(score) <= fullMark;
  return isRight ? undefined : `总分须为 0–${fullMark} 的整数`;
}

/** The subjects of a transcript: three for all, then the chosen ones; 文综 or 理综 where arts and science are apart. */
export function transcriptSubjects(type: SubjectType, subjects: readonly string[]): readonly string[] {
  const own = type === 1 ? subjects.map((subject) => (subject === '文科' ? '文综' : '理综')) : subjects;
  return ['语文', '数学', '外语', ...own];
}

/** A warning where all subjects are given and do not add up to the total without its bonus. */
export function sumWarning(
  names: readonly string[],
  scores: unknown,
  { score, bonus }: { readonly score: unknown; readonly bonus: unknown },
): string | undefined {
  if (!isRecord(scores) || typeof score !== 'number') return undefined;
  const given = names.map((name) => scores[name]);
  if (!given.every((one) => typeof one === 'number')) return undefined;
  const sum = given.reduce((total, one) => total + one, 0);
  return sum === score - Number(bonus ?? 0) ? undefined : `各科之和 ${sum} 与总分 ${score} 不一致`;
}

/** Places of a score, as the table has them. */
export interface RankRange {
  readonly score: number;
  readonly best: number;
  readonly worst: number;
}

/** What is asked where a rank is none of the score's; undefined where it is, or where nobody knows. */
export function rankQuestion(range: RankRange | undefined, rank: unknown): string | undefined {
  if (!range || typeof rank !== 'number' || (rank >= range.best && rank <= range.worst)) return undefined;
  return `${range.score} 分对应位次 ${range.best}–${range.worst}，填写的 ${rank} 不在范围内，仍要保存？`;
}

/** Whether somebody is under age: nobody tells us birthdays, but who sits the exam in a later year is. */
export function isUnderAge(examYear: unknown, year: number): boolean {
  return Number(examYear) > year;
}

/** Default end of a membership: 30 September of the exam's year (E2, 开通权益). */
export function usualExpiry(examYear: number): string {
  return `${examYear}-09-30`;
}
