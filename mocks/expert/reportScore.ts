import type { ReportSection } from '@/resources/expert/report/report';
import { equivalentScore, isComparableYear, rankOf } from '@/src/gaokao/scoreTable';
import { provinceOf } from '../gaokao/provinces';
import { scoreTableOf } from '../gaokao/scoreTables';
import type { MockServer } from '../mockServer';
import type { StudentRow } from './studentTable';

/** 成绩与等位分 of a report (screen E4): the rank of the score, and what it was worth in the two years before. */
export async function scoreSection(mockServer: MockServer, student: StudentRow): Promise<ReportSection> {
  const { provinceId, category, year, score, rank } = student;
  const tableOf = (one: number) => scoreTableOf(mockServer, { provinceId, category, year: one });
  const now = await tableOf(year);
  const reform = provinceOf(provinceId)?.reformFirstYear;
  const own = score !== null && now ? rankOf(now, score) : null;
  const standing = rank !== null ? { rank } : score !== null ? { score } : undefined;
  const before = await Promise.all(
    [year - 1, year - 2].map(async (past) => {
      const table = isComparableYear(past, reform, year) ? await tableOf(past) : null;
      const found = standing && table ? equivalentScore(now ?? [], table, standing) : null;
      return [`${past} 年等位分`, found ? `${found.beyond ? '＜' : ''}${found.score} 分` : '–'];
    }),
  );
  const rows = [
    [`${year} 年成绩`, score === null ? '–' : `${score} 分`],
    ['同分位次范围', own ? `${own.best}–${own.worst}` : '–'],
    ['位次', rank === null ? '–' : rank.toLocaleString('zh-CN')],
    ...before,
  ];
  return { code: 'score', title: '成绩与等位分', kind: 'table', data: { columns: ['项目', '数值'], rows } };
}
