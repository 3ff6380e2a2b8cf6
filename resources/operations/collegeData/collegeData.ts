import type { ApplyMode } from '@/src/gaokao/batch';
import type { RankOf } from '@/src/gaokao/scoreTable';
import type { Category, SubjectType } from '@/src/gaokao/student';
import { categoryName } from '@/src/gaokao/subjects';
import type { FieldRule } from '@/src/lib/fieldRule';
import type { RecordId } from '@/src/lib/recordId';

/** A yearly figure of a college in a province: a plan, an admission line, or both (screen O3). */
export interface CollegeData {
  id: RecordId;
  year: number;
  /** The province of the candidates' exam. */
  provinceId: number;
  provinceName: string;
  batchId: RecordId;
  batchName: string;
  schoolId: RecordId;
  schoolName: string;
  /** The subject system of the province. */
  subjectType: SubjectType;
  category: Category;
  groupCode: string;
  req: string;
  /** A major of the catalogue; the line of a group or of the college where neither is there. */
  majorId: RecordId | null;
  /** The code and name of the major: 080901 计算机科学与技术. */
  majorText: string;
  /** The name in the plan. */
  majorName: string;
  planCount: number | null;
  admitCount: number | null;
  minScore: number | null;
  /** One digit after the point. */
  avgScore: number | null;
  maxScore: number | null;
  minRank: number | null;
  source: string;
  checkStatus: CheckStatus;
  checkBy: string;
  /** Why it is doubted. */
  checkRemark: string;
  /** Its anomalies. */
  outliers: readonly Outlier[];
  createTime: string;
  createBy: string;
  rev: number;
}

/** A figure as the staff tell it from the college's others: 湖南大学 2025 年湖南物理类 201. */
export function figureText(figure: CollegeData): string {
  const { schoolName, year, provinceName, category, groupCode, majorName } = figure;
  const pool = `${year} 年${provinceName}${categoryName(category)}`;
  return [schoolName, pool, groupCode, majorName].filter(Boolean).join(' ');
}

/** Whether a second person has looked at a figure (dataCheckStatus). */
export const checkStatuses = [
  { value: 0, label: '待核对', tone: 'warning' },
  { value: 1, label: '已核对', tone: 'success' },
  { value: 2, label: '有疑问', tone: 'danger' },
] as const;

type CheckStatus = (typeof checkStatuses)[number]['value'];

/** Kinds of anomalies: an unusual figure need not be wrong. */
export const outlierKinds = [
  { value: 'history', label: '位次偏离', text: '最低位次与近三年均值相差超过 30%' },
  { value: 'opposite', label: '走势相反', text: '最低分与最低位次的变化方向相反' },
  { value: 'table', label: '位次不符', text: '按一分一段表，该分数不可能是这个位次' },
] as const;

type Outlier = (typeof outlierKinds)[number]['value'];

type Scores = Pick<CollegeData, 'minScore' | 'avgScore' | 'maxScore'>;

/** The problem with scores, where the full mark is known; undefined where there is none. */
export function scoresProblem(
  { minScore, avgScore, maxScore }: Scores,
  fullMark: number,
): string | undefined {
  const given = [minScore, avgScore, maxScore].filter((score) => score !== null);
  if (given.some((score) => score > fullMark)) return `分数不能超过满分 ${fullMark}`;
  const isRising = given.every((score, index) => index === 0 || score >= (given[index - 1] ?? 0));
  return isRising ? undefined : '最低分、平均分、最高分大小关系不正确';
}

/** Members that a batch's mode requires and the row lacks. */
export function placeProblem(
  { groupCode, majorName }: Pick<CollegeData, 'groupCode' | 'majorName'>,
  mode: ApplyMode,
): string | undefined {
  if (mode === 2 && groupCode === '') return '请选择专业组';
  return mode === 1 && majorName === '' ? '请输入招生专业名称' : undefined;
}

/** The warning about more admissions than places: it does not prevent saving. */
export function admitWarning({ planCount, admitCount }: { planCount: unknown; admitCount: unknown }) {
  const isMore =
    typeof planCount === 'number' && typeof admitCount === 'number' && admitCount > planCount * 1.2;
  return isMore ? '录取数明显大于计划数' : undefined;
}

/** A figure of an earlier year. */
export interface PastFigure {
  readonly year: number;
  readonly minScore: number | null;
  readonly minRank: number | null;
}

/** Points, and the share of the rank, that a change must have to say something. */
const leastMove = { score: 10, rank: 0.1 };

/**
 * Anomalies of a row, compared with the years before, in any order, and with that year's score table. The table gives
 * the ranks that the score can have; it is null where there is none.
 */
export function outliersOf(
  row: PastFigure,
  past: readonly PastFigure[],
  places: Pick<RankOf, 'best' | 'worst'> | null,
): Outlier[] {
  const { year, minScore, minRank } = row;
  if (minRank === null) return [];
  const before = past.filter((one) => one.year < year && one.year >= year - 3);
  const ranks = before.flatMap((one) => one.minRank ?? []);
  const mean = ranks.reduce((sum, rank) => sum + rank, 0) / ranks.length;
  const found: Outlier[] = [];
  if (ranks.length > 0 && Math.abs(minRank - mean) > mean * 0.3) found.push('history');
  const last = before.toSorted((one, other) => other.year - one.year)[0];
  if (last && isOpposite(row, last)) found.push('opposite');
  if (minScore !== null && places && (minRank < places.best || minRank > places.worst)) found.push('table');
  return found;
}

/** A higher score goes with a smaller rank; small changes of the exam's difficulty say nothing. */
function isOpposite(now: PastFigure, before: PastFigure): boolean {
  if (now.minScore === null || now.minRank === null || before.minScore === null || before.minRank === null)
    return false;
  const score = now.minScore - before.minScore;
  const rank = (now.minRank - before.minRank) / before.minRank;
  if (Math.abs(score) < leastMove.score || Math.abs(rank) < leastMove.rank) return false;
  return score > 0 === rank > 0;
}

/** Why a row cannot get another status of its check; undefined where it can. */
export function checkRefusal(
  row: { readonly checkStatus: unknown; readonly creatorId: unknown },
  next: 1 | 2,
  userId: RecordId,
): string | undefined {
  if (String(row.checkStatus) === String(next)) return next === 1 ? '该记录已核对' : '该记录已标记疑问';
  return next === 1 && String(row.creatorId) === String(userId) ? '不能核对本人录入的数据' : undefined;
}

/** Rules of a figure, for its forms and its mock (decision 41). */
export const figureRules = {
  doubtRemark: { label: '疑问说明', required: true, minLength: 5, maxLength: 200 },
  groupCode: { label: '专业组', maxLength: 20 },
  req: { label: '选科要求', maxLength: 40 },
  majorName: { label: '招生专业名称', maxLength: 60 },
  planCount: { label: '计划数', min: 0, max: 99_999, message: '计划数为 0–99999 的整数' },
  admitCount: { label: '录取数', min: 0, max: 99_999, message: '录取数为 0–99999 的整数' },
  /** Scores are up to the province's full mark. */
  minScore: { label: '最低分', min: 0, max: 900, message: '最低分为 0–900 的整数' },
  avgScore: { label: '平均分', min: 0, max: 900, precision: 1, message: '平均分为 0–900，最多一位小数' },
  maxScore: { label: '最高分', min: 0, max: 900, message: '最高分为 0–900 的整数' },
  minRank: { label: '最低位次', min: 1, max: 1_000_000, message: '最低位次为 1–1000000 的整数' },
  source: { label: '数据来源', required: true, minLength: 2, maxLength: 100 },
} as const satisfies Record<string, FieldRule>;
