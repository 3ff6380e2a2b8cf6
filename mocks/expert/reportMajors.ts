import type { ReportSection } from '@/resources/expert/report/report';
import { tierLetters } from '@/src/gaokao/sheet';
import type { ChoiceRow } from '@/src/gaokao/volunteerTable';
import type { MockServer } from '../mockServer';
import { recommendedMajors } from './majorRecommend';
import type { StudentRow } from './studentTable';

const about = { code: 'majors', title: '专业推荐', kind: 'table' } as const;

/** The maximum number of majors in a report. */
const most = 20;

const marks: Readonly<Record<string, string>> = { 1: '可考虑', 2: '推荐' };

/** The majors that fit a student best (A17), without those that the expert advises against (screens E4 and E8). */
export async function recommendedSection(
  mockServer: MockServer,
  student: StudentRow,
  showsChance: boolean,
): Promise<ReportSection> {
  const all = student.subjects.length === 0 ? [] : await recommendedMajors(mockServer, student);
  const chosen = all.filter(({ judge, mark }) => judge > 0 && mark !== 0).slice(0, most);
  const tierOf = (tier: number) => tierLetters[([0, 1, 2, 3, 9] as const).find((one) => one === tier) ?? 9];
  const columns = [
    '专业',
    '专业类',
    '匹配度',
    '选科',
    '可报院校',
    ...(showsChance ? ['最好层级'] : []),
    '专家意见',
  ];
  const rows = chosen.map(({ majorName, majorClass, fit, judge, schoolCount, bestTier, mark }) => [
    ...[majorName, majorClass, `${fit}`, judge === 1 ? '可报' : '部分院校可报', `${schoolCount} 所`],
    ...(showsChance ? [tierOf(bestTier)] : []),
    marks[String(mark)] ?? '–',
  ]);
  return { ...about, data: { columns, rows } };
}

/** The classes of majors that a table picks, the most frequent first. */
export function pickedSection(rows: readonly ChoiceRow[]): ReportSection {
  const classes = rows.flatMap(({ unit, picks }) =>
    unit.majorClass
      ? [unit.majorClass]
      : unit.majors.filter(({ majorCode }) => picks.includes(majorCode)).map(({ majorClass }) => majorClass),
  );
  const counts = [...new Set(classes)].map((name) => ({
    name,
    count: classes.filter((one) => one === name).length,
  }));
  const frequent = counts.toSorted((one, other) => other.count - one.count).slice(0, 12);
  return {
    ...about,
    data: { columns: ['专业类', '所填次数'], rows: frequent.map(({ name, count }) => [name, String(count)]) },
  };
}
