import type { SubjectType } from '@/src/gaokao/student';
import { type NumberRule, wrongNumber } from '@/src/lib/fieldRule';
import { isRecord } from '@/src/lib/record';
import type { FormValues } from '@/src/ui/fields/field';

/**
 * The subjects of a transcript: the three common ones, then the chosen ones. 文综 or 理综 where arts and science are
 * separate.
 */
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

/** The question about a rank outside the score's range; undefined inside it, or where the range is unknown. */
export function rankQuestion(range: RankRange | undefined, rank: unknown): string | undefined {
  if (!range || typeof rank !== 'number' || (rank >= range.best && rank <= range.worst)) return undefined;
  return `${range.score} 分对应位次 ${range.best}–${range.worst}，填写的 ${rank} 不在范围内，仍要保存？`;
}

/** Members that decide the place of a score in the official tables. */
const placing = ['score', 'provinceId', 'year', 'subjects'];

/** Whether these changes ask for the standing: the rank is to fit the score. */
export function needsStanding(changes: FormValues): boolean {
  return ['rank', ...placing].some((name) => name in changes);
}

/** A form of a student beside its record. */
interface RankedForm {
  readonly values: FormValues;
  readonly record: FormValues;
  /** The rank that the form got from the table; null where it got none. */
  readonly given: number | null;
}

/** The table's rank where the form takes it over; undefined where a rank was typed, or the record's score stands. */
export function rankToTake({ values, record, given }: RankedForm, rank: number | null): number | undefined {
  const isOld = placing.every(
    (name) => JSON.stringify(values[name] ?? null) === JSON.stringify(record[name] ?? null),
  );
  if (rank === null || (isOld && given === null)) return undefined;
  const own = values.rank ?? null;
  const isGiven = own === null || own === given || (own === record.rank && given === null);
  return isGiven && own !== rank ? rank : undefined;
}

/** The table's rank where a save adds it. As the form would take it, and always where the rank is empty. */
export function rankToSave(form: RankedForm, rank: number | null): number | undefined {
  const isEmpty = (form.values.rank ?? null) === null;
  return rankToTake(form, rank) ?? (isEmpty ? (rank ?? undefined) : undefined);
}

/** Whether a student is under age: birthdays are unknown, but those with a later exam year are. */
export function isUnderAge(examYear: unknown, year: number): boolean {
  return Number(examYear) > year;
}

/** The year of a student's exam. Its bounds move with the calendar. */
export const examYear = { label: '高考年份', required: true } as const;

/** The rule of {@link examYear}, for her form and the mock (decision 41). */
export function examYearRule(thisYear: number) {
  const [min, max] = [thisYear - 1, thisYear + 3];
  const message = `${examYear.label}须为 ${min}–${max}`;
  return { ...examYear, min, max, message } as const satisfies NumberRule;
}

/** The problem of an exam's year; undefined where there is none. The stored one stands, however long ago it is. */
export function yearProblem(
  year: number,
  stored: number,
  thisYear = new Date().getFullYear(),
): string | undefined {
  return year === stored ? undefined : wrongNumber(examYearRule(thisYear), year);
}
