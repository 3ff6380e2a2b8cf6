import { formatNumber } from '@/src/lib/formatNumber';
import { changeText, half, type ScoreRow, scoreOf, totalOf } from './scoreTable';

/** Titles of the problems of a score table (screen Q2), by code. */
export const stageTitles = {
  D1: '累计人数未递增',
  D2: '累计与人数不符',
  D3: '分数断档',
  D4: '分数重复',
  D5: '控制线不在表内',
  D6: '人数突变',
  D7: '与去年同位次分差过大',
  D8: '总人数变化过大',
} as const;

/** Code of a check of a score table. */
export type StageCode = keyof typeof stageTitles;

/** A problem in a score table that nobody should publish unseen. */
export interface StageProblem {
  readonly code: StageCode;
  /** The row it is about; undefined where it is about the whole table. */
  readonly index?: number | undefined;
  readonly score?: number | undefined;
  readonly text: string;
  /** The correct cumulative number (D2). */
  readonly expected?: number | undefined;
}

/** Data that a table is compared with. */
export interface StageContext {
  /** Last year's table; left out across a reform, as nothing can be compared then (D7, D8). */
  readonly prev?: readonly ScoreRow[] | null | undefined;
  /** The control lines of the same year and category (D5). */
  readonly lines?: readonly { readonly name: string; readonly score: number }[] | undefined;
}

/** Codes that forbid an import; the others need a tick. */
const blockingCodes: readonly StageCode[] = ['D1', 'D2', 'D4'];

/** Whether an import is forbidden by it. */
export function isBlocking({ code }: Pick<StageProblem, 'code'>): boolean {
  return blockingCodes.includes(code);
}

/** Checks a score table by falling score: first its own errors, then oddities beside lines and last year. */
export function checkStage(
  rows: readonly ScoreRow[],
  { prev, lines = [] }: StageContext = {},
): StageProblem[] {
  if (rows.length === 0) return [];
  const total = totalOf(rows);
  const inRows = rows.flatMap((row, index) => [
    ...sumProblems(rows, row, index),
    ...gapProblem(rows, row, index, total),
    ...jumpProblem(rows, row, index, total),
  ]);
  return [...inRows, ...lineProblems(rows, lines), ...(prev?.length ? yearProblems(rows, prev, total) : [])];
}

function sumProblems(rows: readonly ScoreRow[], row: ScoreRow, index: number): StageProblem[] {
  const above = rows[index - 1];
  const at = { index, score: row.score };
  if (above && row.score >= above.score) return [{ ...at, code: 'D4', text: `${row.score} 分重复` }];
  const expected = expectedSum(above, row);
  const wrong: StageProblem[] = [];
  if (above && row.cum < above.cum)
    wrong.push({ ...at, code: 'D1', text: `${row.score} 分：累计人数 ${row.cum} 小于上一行 ${above.cum}` });
  if (row.cum !== expected)
    wrong.push({ ...at, code: 'D2', expected, text: `${row.score} 分：累计人数应为 ${expected}` });
  return wrong;
}

/** The correct sum of a row. Above a first row may be more candidates, never fewer than none. */
export function expectedSum(
  above: Pick<ScoreRow, 'cum'> | undefined,
  { count, cum }: Pick<ScoreRow, 'count' | 'cum'>,
): number {
  return (above?.cum ?? Math.max(0, cum - count)) + count;
}

/** D3: scores are missing where candidates are many. */
function gapProblem(rows: readonly ScoreRow[], row: ScoreRow, index: number, total: number): StageProblem[] {
  const above = rows[index - 1];
  if (!above || above.score - row.score <= 3 || !isWithin(row.cum / total, 0.05, 0.95)) return [];
  return [{ code: 'D3', index, score: row.score, text: `${above.score} 分与 ${row.score} 分之间缺少数据` }];
}

/** D6: a number that does not fit between its neighbours. */
function jumpProblem(rows: readonly ScoreRow[], row: ScoreRow, index: number, total: number): StageProblem[] {
  const [above, below] = [rows[index - 1], rows[index + 1]];
  if (index < 2 || !above || !below || !isWithin(row.cum / total, 0.02, 0.98)) return [];
  if (above.score - row.score !== 1 || row.score - below.score !== 1) return [];
  const mean = (above.count + below.count) / 2;
  if (Math.abs(row.count - mean) <= Math.max(0.6 * mean, 50)) return [];
  const text = `${row.score} 分：人数 ${row.count}，与相邻分数（${above.count}、${below.count}）相差过大`;
  return [{ code: 'D6', index, score: row.score, text }];
}

/** D5: a control line that the table does not reach. */
function lineProblems(rows: readonly ScoreRow[], lines: NonNullable<StageContext['lines']>): StageProblem[] {
  const [top = 0, bottom = 0] = [rows[0]?.score, rows.at(-1)?.score];
  return lines
    .filter(({ score }) => !isWithin(score, bottom, top))
    .map(({ name, score }) => ({
      code: 'D5',
      score,
      text: `${name}控制线 ${score} 分不在表内（${bottom}–${top}）`,
    }));
}

function yearProblems(rows: readonly ScoreRow[], prev: readonly ScoreRow[], total: number): StageProblem[] {
  const before = totalOf(prev);
  const moved = [0.05, 0.2, 0.5].flatMap((share): StageProblem[] => {
    const rank = Math.max(1, half(total * share));
    const [now, then] = [scoreOf(rows, rank)?.score ?? 0, scoreOf(prev, rank)?.score ?? 0];
    if (Math.abs(now - then) <= 40) return [];
    return [
      { code: 'D7', score: now, text: `位次 ${rank}：今年 ${now} 分，去年 ${then} 分，相差超过 40 分` },
    ];
  });
  if (Math.abs(total - before) <= before * 0.15) return moved;
  const text = `考生总数 ${formatNumber(total)}，去年 ${formatNumber(before)}，变化 ${changeText(total, before)}`;
  return [...moved, { code: 'D8', text }];
}

function isWithin(value: number, least: number, most: number): boolean {
  return value >= least && value <= most;
}
