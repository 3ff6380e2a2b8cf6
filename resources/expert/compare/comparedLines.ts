import type { PlanUnit } from '@/src/gaokao/planUnit';
import { reqLabel, reqText } from '@/src/gaokao/subjects';
import { unitId } from '@/src/gaokao/unitKey';
import { formatNumber } from '@/src/lib/formatNumber';
import { tuitionText } from '../unit/unitTexts';

/** Further data read for a comparison. */
export interface MoreFacts {
  /** The present score of a line's rank, by `batch/key/year`. */
  readonly equivalents: ReadonlyMap<string, number>;
  /** Subjects with their grades, by the college's id. */
  readonly grades: ReadonlyMap<string, readonly string[]>;
}

/** One property of all compared units. */
export interface ComparedLine {
  readonly label: string;
  readonly cells: readonly string[];
}

const none = '–';

/** The lines in which units are compared (对比, E3); a missing figure is –, never 0. */
export function comparedLines(units: readonly PlanUnit[], more: MoreFacts, year: number): ComparedLine[] {
  const line = (label: string, cell: (unit: PlanUnit) => string): ComparedLine => ({
    label,
    cells: units.map((unit) => cell(unit) || none),
  });
  return [
    line('录取机会', ({ chance }) => (chance === null ? none : `${chance}%`)),
    line('参考位次', ({ refRank }) => (refRank === null ? none : rank(refRank))),
    ...[1, 2, 3].map((back) => line(`${year - back} 年`, (unit) => yearCell(unit, year - back, more))),
    ...units.slice(0, 1).map(({ category }) => line(reqLabel(category), reqText)),
    line('计划数', planCell),
    line(
      '专业',
      ({ majors, majorName }) => majors.map((major) => major.majorName).join('、') || (majorName ?? ''),
    ),
    line('学费', (unit) => tuitionText(unit, unit.majors)),
    line('院校标签', ({ labels }) => labels.join('、')),
    line('学科评估', ({ schoolId }) => more.grades.get(String(schoolId))?.join('、') ?? ''),
    line('办学', ({ nature, schoolType }) => [nature, schoolType].filter(Boolean).join(' · ')),
    line('城市', ({ schoolProvinceName, schoolCity }) =>
      schoolProvinceName === schoolCity ? schoolCity : `${schoolProvinceName} ${schoolCity}`.trim(),
    ),
  ];
}

function yearCell(unit: PlanUnit, year: number, { equivalents }: MoreFacts): string {
  const line = unit.history.find((one) => one.year === year);
  if (!line) return none;
  const equivalent = equivalents.get(`${unitId(unit)}/${year}`);
  return [
    line.minScore > 0 && `${line.minScore} 分`,
    line.minRank > 0 && `位次 ${rank(line.minRank)}`,
    equivalent !== undefined && equivalent > 0 && `等位分 ${equivalent}`,
    line.plan !== undefined && `计划 ${line.plan}`,
  ]
    .filter(Boolean)
    .join(' / ');
}

function planCell({ planCount, planPrev }: PlanUnit): string {
  return planPrev ? `${planCount}（去年 ${planPrev}）` : String(planCount);
}

function rank(value: number): string {
  return formatNumber(Math.round(value));
}

/** Whether the units differ in a property. */
export function isDifferent(cells: readonly string[]): boolean {
  return new Set(cells).size > 1;
}
