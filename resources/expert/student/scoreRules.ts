import { type Category, hasMockScore, type SubjectType } from '@/src/gaokao/student';
import type { ProvinceRules } from '@/src/gaokao/subjectChoice';
import { categoryOf } from '@/src/gaokao/subjects';
import { type NumberRule, wrongNumber } from '@/src/lib/fieldRule';
import { formatNumber } from '@/src/lib/formatNumber';
import { isRecord, textsOf } from '@/src/lib/record';
import type { FormValues } from '@/src/ui/fields/field';

/**
 * The subjects of a transcript: the three common ones, then the chosen ones. 文综 or 理综 where arts and science are
 * separate.
 */
export function transcriptSubjects(type: SubjectType, subjects: readonly string[]): readonly string[] {
  const own = type === 1 ? subjects.map((subject) => (subject === '文科' ? '文综' : '理综')) : subjects;
  return ['语文', '数学', '外语', ...own];
}

/** The subjects as the form's province offers them, and its type; undefined where they are so already. */
export function subjectsToTake(
  values: FormValues,
  { subjectType, subjects: offered }: Pick<ProvinceRules, 'subjectType' | 'subjects'>,
): FormValues | undefined {
  const chosen = textsOf(values.subjects);
  const subjects = chosen.filter((subject) => offered.includes(subject));
  const isRight = Number(values.subjectType) === subjectType && subjects.length === chosen.length;
  return isRight ? undefined : { subjectType, subjects };
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

/** The place of a score in the official table; members are null where there is no table. */
interface Place {
  readonly score: number | null;
  readonly rank: number | null;
  readonly best: number | null;
  readonly worst: number | null;
  /** The number of candidates in the table. */
  readonly total: number | null;
}

/** The table's rank of the form's score. Null where it has none, as for a mock exam; undefined while unknown. */
export function tableRank(
  values: FormValues,
  place: Pick<Place, 'rank'> | undefined,
): number | null | undefined {
  return place && hasMockScore(values) ? null : place?.rank;
}

/** The places of the form's score; undefined where it has none, as that of a mock exam. */
export function rankRange(values: FormValues, place: Place | undefined): RankRange | undefined {
  const { score = null, best = null, worst = null } = place ?? {};
  if (score === null || best === null || worst === null || hasMockScore(values)) return undefined;
  return { score, best, worst };
}

/** The hint to type the rank, where the score's table is not published and no rank is given. */
export function rankHint(values: FormValues, place: Place | undefined): string | undefined {
  const isMissing = place !== undefined && place.best === null && place.total === null;
  const isWanted = typeof values.score === 'number' && (values.rank ?? null) === null;
  if (!isMissing || !isWanted || hasMockScore(values)) return undefined;
  return `${values.year} 年一分一段表尚未发布，请手动填写位次`;
}

/** A place as staff read it: 18,384–18,876, ＞2,440 below the table's end. Undefined where there is none. */
export function placeText({
  rank,
  best,
  worst,
  beyond,
}: Pick<Place, 'rank' | 'best' | 'worst'> & { readonly beyond: boolean }): string | undefined {
  if (rank === null || best === null || worst === null) return undefined;
  if (beyond) return `＞${formatNumber(rank - 1)}`;
  return best === worst ? formatNumber(best) : `${formatNumber(best)}–${formatNumber(worst)}`;
}

/** The pool of the form's subjects; null while they name none. */
export function categoryIn(values: FormValues): Category | null {
  const type = Number(values.subjectType);
  return type === 1 || type === 2 || type === 3 ? categoryOf(type, textsOf(values.subjects)) : null;
}

/** Members that decide the place of a score in the official tables. */
const placing = ['score', 'scoreType', 'provinceId', 'year', 'subjects'];

/** The values that the rank of a score depends on. Subjects count by their pool alone. */
function placedBy(values: FormValues): string {
  const { score = null, provinceId = null, year = null } = values;
  return JSON.stringify([score, provinceId, year, categoryIn(values), hasMockScore(values)]);
}

/** Whether these changes ask for the standing: the rank is to fit the score. */
export function needsStanding(changes: FormValues): boolean {
  return ['rank', ...placing].some((name) => name in changes);
}

/** A form of a student beside its record. */
interface RankedForm {
  readonly values: FormValues;
  readonly record: FormValues;
  /** The rank that the form took last, null for none; undefined where it took nothing. */
  readonly given: number | null | undefined;
}

/** Whether the form has the record's rank, and what it depends on. */
export function hasStoredRank({ values, record }: Pick<RankedForm, 'values' | 'record'>): boolean {
  return (values.rank ?? null) === (record.rank ?? null) && placedBy(values) === placedBy(record);
}

/**
 * The table's rank (`tableRank`) where the form takes it over; the record's own where its score is back. Undefined where
 * a rank was typed, and where the record's score stands.
 */
export function rankToTake(
  { values, record, given }: RankedForm,
  found: number | null | undefined,
): number | null | undefined {
  const isOld = placedBy(values) === placedBy(record);
  if (isOld && given === undefined) return undefined;
  const rank = isOld && typeof record.rank === 'number' ? record.rank : found;
  const own = values.rank ?? null;
  const isGiven = own === null || own === given || (own === record.rank && given === undefined);
  return isGiven && own !== rank ? rank : undefined;
}

/** The table's rank where a save adds it. As the form would take it, and always where the rank is empty. */
export function rankToSave(form: RankedForm, rank: number | null | undefined): number | null | undefined {
  const taken = rankToTake(form, rank);
  const isEmpty = (form.values.rank ?? null) === null;
  return taken === undefined && isEmpty ? (rank ?? undefined) : taken;
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
