import { isRecord, numberOr, textOr } from '../lib/record';
import { half, type ScoreOf, type ScoreRow, scaledRank, scoreOf, totalOf } from './scoreTable';

/** A pair of scores that correspond in both exams. */
export interface Anchor {
  readonly mock: number;
  readonly gaokao: number;
  /** The line's name; absent for the ends of the scale. */
  readonly name?: string | undefined;
}

/** A line that both exams may have, identified by its name. */
export interface NamedLine {
  readonly name: string;
  readonly score: number;
}

/** A control line of the gaokao, by the name that mock exams draw theirs under. */
export interface GaokaoLine extends NamedLine {
  readonly lastYear: number | null;
}

/** Reads the control lines of a gaokao (`batchLine`). */
export function readGaokaoLines(data: unknown): GaokaoLine[] {
  const rows = Array.isArray(data) ? data.filter(isRecord) : [];
  return rows.map(({ batchName, score, lastYear }) => ({
    name: textOr(batchName),
    score: numberOr(score),
    lastYear: lastYear === null ? null : numberOr(lastYear),
  }));
}

/** Full marks of the two exams. */
export interface FullMarks {
  readonly mock: number;
  readonly gaokao: number;
}

/** A15: zero, each line that both exams drew, full marks; ascending, each mock score once. */
export function anchorsOf(
  mockLines: readonly NamedLine[],
  gaokaoLines: readonly NamedLine[],
  fullMarks: FullMarks,
): Anchor[] {
  const shared = mockLines.flatMap(({ name, score }) => {
    const other = gaokaoLines.find((line) => line.name === name);
    return other && score > 0 && score < fullMarks.mock ? [{ mock: score, gaokao: other.score, name }] : [];
  });
  const inside = shared.toSorted((a, b) => a.mock - b.mock);
  const once = inside.filter(({ mock }, index) => inside[index - 1]?.mock !== mock);
  return [{ mock: 0, gaokao: 0 }, ...once, { ...fullMarks }];
}

/** A15, by lines: the gaokao score of a mock score, by a straight line between the anchors around it. */
export function convertByLines(score: number, anchors: readonly Anchor[]): number {
  const found = anchors.findIndex(({ mock }) => mock >= score);
  const index = found < 0 ? anchors.length - 1 : Math.max(1, found);
  const low = anchors[index - 1];
  const high = anchors[index];
  if (!low || !high) return score;
  const capped = Math.min(Math.max(score, low.mock), high.mock);
  const part = (capped - low.mock) * (high.gaokao - low.gaokao);
  return half(low.gaokao + part / (high.mock - low.mock));
}

/** A student's rank in a mock exam, and the number of candidates. */
export interface MockStanding {
  readonly rank?: number | null | undefined;
  readonly total?: number | null | undefined;
}

/**
 * A15, by rank: its rank in the gaokao's pool. Null where rank or number is unknown, or fewer than half of the pool
 * took the exam.
 */
export function convertRank({ rank, total }: MockStanding, pool: number): number | null {
  if (!rank || !total || rank > total || total * 2 < pool) return null;
  return scaledRank(rank, total, pool);
}

/** A15, by rank: why a rank is not converted; empty where it is. The pool is null where no score table is out. */
export function rankProblem({ rank, total }: MockStanding, pool: number | null): string {
  if (pool === null) return '对照年份没有一分一段表';
  if (!rank) return '填写模考位次后可用';
  if (!total) return '该考试未填参考人数';
  if (total * 2 < pool) return '参考人数不足全省该科类的一半';
  return rank > total ? '位次大于参考人数' : '';
}

/** A15, by rank: the score of that rank. */
export function convertByRank(
  standing: MockStanding,
  gaokao: readonly ScoreRow[],
): (ScoreOf & { rank: number }) | null {
  const rank = convertRank(standing, totalOf(gaokao));
  const score = rank === null ? null : scoreOf(gaokao, rank);
  return rank === null || score === null ? null : { ...score, rank };
}
