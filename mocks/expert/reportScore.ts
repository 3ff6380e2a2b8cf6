import type { ReportSection } from '@/resources/expert/report/report';
import { lineOf } from '@/src/gaokao/chance';
import { equivalentScore, isComparableYear, rankOf, type ScoreRow } from '@/src/gaokao/scoreTable';
import { batchesOf } from '../gaokao/batchTable';
import { provinceOf } from '../gaokao/provinces';
import { scoreTableOf } from '../gaokao/scoreTables';
import type { MockServer } from '../mockServer';
import type { StudentRow } from './studentTable';

/** 成绩与等位分 of a report (screen E4): the rank, its equivalents of two years, and its place on the curve. */
export async function scoreSections(mockServer: MockServer, student: StudentRow): Promise<ReportSection[]> {
  const { provinceId, category, year, score, rank } = student;
  const tableOf = (one: number) => scoreTableOf(mockServer, { provinceId, category, year: one });
  const now = (await tableOf(year)) ?? [];
  const reform = provinceOf(provinceId)?.reformFirstYear;
  const poolScale = (await batchesOf(mockServer, student)).find(({ main }) => main === 1)?.poolScale;
  const own = score !== null ? rankOf(now, score) : null;
  const standing = rank !== null ? { rank } : score !== null ? { score } : undefined;
  const before = await Promise.all(
    [year - 1, year - 2].map(async (past) => {
      const table = isComparableYear(past, reform, year) ? await tableOf(past) : null;
      const found = standing && table ? equivalentScore(now, table, standing, poolScale) : null;
      return [`${past} 年等位分`, found ? `${found.beyond ? '＜' : ''}${found.score} 分` : '–'];
    }),
  );
  const rows = [
    [`${year} 年成绩`, score === null ? '–' : `${score} 分`],
    ['同分位次范围', own ? `${figure(own.best)}–${figure(own.worst)}` : '–'],
    ['位次', rank === null ? '–' : figure(rank)],
    ...before,
  ];
  const data = { columns: ['项目', '数值'], rows };
  const worth: ReportSection = { code: 'score', title: '成绩与等位分', kind: 'table', data };
  return score === null || now.length === 0 ? [worth] : [worth, curve(now, score)];
}

/** Points of a band of the curve, and bands on either side of the student's own. */
const [bandWidth, bandsAside] = [10, 5];

/** 成绩分布: how many candidates stand in the bands around a score. */
function curve(table: readonly ScoreRow[], score: number): ReportSection {
  const own = Math.floor(score / bandWidth);
  const [highest = own] = table.map((row) => Math.floor(row.score / bandWidth));
  const top = Math.min(own + bandsAside, Math.max(own, highest));
  const data = Array.from({ length: top - own + bandsAside + 1 }, (_, index) => {
    const from = (top - index) * bandWidth;
    const within = table.filter((row) => row.score >= from && row.score < from + bandWidth);
    const value = within.reduce((sum, { count }) => sum + count, 0);
    const note = top - index === own ? '人（考生所在）' : '人';
    return { label: `${from}–${from + bandWidth - 1} 分`, value, note };
  });
  return { code: 'curve', title: '成绩分布', kind: 'chart', data };
}

/** 批次与规则说明 of a report without a table: how far the score is from the line of each batch. */
export async function linesSection(mockServer: MockServer, student: StudentRow): Promise<ReportSection> {
  const { category, lineVariant, score } = student;
  const rows = (await batchesOf(mockServer, student)).flatMap((batch) => {
    const line = lineOf(batch, category, lineVariant)?.score;
    return line === undefined ? [] : [[batch.name, `${line} 分`, differenceText(score, line)]];
  });
  const data = { columns: ['批次', '控制线', '成绩与控制线'], rows };
  return { code: 'rules', title: '批次与控制线', kind: 'table', data };
}

function differenceText(score: number | null, line: number): string {
  if (score === null) return '–';
  return score >= line ? `高出 ${score - line} 分` : `低于 ${line - score} 分`;
}

function figure(value: number): string {
  return value.toLocaleString('zh-CN');
}
