import type { ApplyMode, BatchConfig } from './batch';
import { lastOf } from './chance';
import type { PlanMajor, YearLine } from './planUnit';
import { type Chooser, matchReq } from './requirement';
import { scaledRank } from './scoreTable';
import { majorTitle, unitName } from './unitKey';
import type { ChoiceRow } from './volunteerTable';

/**
 * Past years that a table is replayed in, the latest first. None in a batch of 顺序志愿, where each college reads first
 * the files of those who name it first.
 */
export function replayedYears(year: number, { parallel }: Pick<BatchConfig, 'parallel'>): readonly number[] {
  return parallel === 1 ? [year - 1, year - 2, year - 3] : [];
}

/** Input of the replay of a past year. */
export interface ReplayInput {
  readonly rank: number;
  readonly year: number;
  readonly mode: ApplyMode;
  readonly poolScale?: 0 | 1 | undefined;
  /** Candidates of this year and of the replayed one. */
  readonly totals?: { readonly now: number; readonly past: number } | undefined;
  /** Her subjects and pool decide which rows and majors are open to her. */
  readonly student: Chooser;
}

/** The fate of a file, and the row that decides it. */
type Landing =
  | { readonly outcome: 'taken'; readonly index: number; readonly majorCode: string | null }
  | { readonly outcome: 'adjusted'; readonly index: number }
  | { readonly outcome: 'returned'; readonly index: number };

/** Rows that the file went past: `skipped` had no line then, `closed` are not open to the student (A6). */
interface Passed {
  readonly skipped: number;
  readonly closed: number;
}

/** The result of the table in a past year. */
export type Replay = { readonly year: number } & Passed & ({ readonly outcome: 'missed' } | Landing);

/**
 * A13: goes through the rows as the province would have. The first one whose line is reached takes the file, once. Rows
 * and majors whose subjects the student lacks (A6) take none: the official form refuses them.
 */
export function replay(rows: readonly ChoiceRow[], input: ReplayInput): Replay {
  const rank = rankThen(input);
  const { year, student } = input;
  let [skipped, closed] = [0, 0];
  for (const [index, row] of rows.entries()) {
    const line = minRankOf(row.unit.history, year);
    if (matchReq(row.unit, student).ok === 0) closed += 1;
    else if (line === null) skipped += 1;
    else if (line >= rank) return { year, skipped, closed, ...landing(row, index, rank, input) };
  }
  return { year, skipped, closed, outcome: 'missed' };
}

function rankThen({ rank, poolScale, totals }: ReplayInput): number {
  return poolScale && totals ? scaledRank(rank, totals.now, totals.past) : rank;
}

function minRankOf(history: readonly YearLine[], year: number): number | null {
  return lastOf(history, year)?.minRank ?? null;
}

function landing(row: ChoiceRow, index: number, rank: number, input: ReplayInput): Landing {
  const { mode, year, student } = input;
  if (mode === 1) return { outcome: 'taken', index, majorCode: null };
  const majorCode = row.picks.find((code) => {
    const major = majorOf(row, code);
    const line = major ? minRankOf(major.history, year) : null;
    return major && line !== null && line >= rank && matchReq(major, student).ok !== 0;
  });
  if (majorCode !== undefined) return { outcome: 'taken', index, majorCode };
  return { outcome: row.obey ? 'adjusted' : 'returned', index };
}

/** The major of a pick; absent where the plan no longer has it. */
export function majorOf(row: Pick<ChoiceRow, 'unit'>, majorCode: string): PlanMajor | undefined {
  return row.unit.majors.find((major) => major.majorCode === majorCode);
}

/** Whether nothing is known of that year about any open row, so that the result is unknown as well. */
export function isUnknown({ outcome, skipped, closed }: Replay, rows: readonly ChoiceRow[]): boolean {
  return outcome === 'missed' && skipped > 0 && skipped + closed === rows.length;
}

/** A replay in words: `2025：第 17 志愿 北京林业大学 107 组 · 计算机类`. */
export function replayText(result: Replay, rows: readonly ChoiceRow[]): string {
  if (result.outcome === 'missed') return `${result.year}：${isUnknown(result, rows) ? '无数据' : '滑档'}`;
  const row = rows[result.index];
  const place = `${result.year}：第 ${result.index + 1} 志愿${row ? ` ${unitName(row.unit)}` : ''}`;
  if (result.outcome === 'adjusted') return `${place} · 调剂`;
  if (result.outcome === 'returned') return `${place} · 退档`;
  if (!row || result.majorCode === null || !majorOf(row, result.majorCode)) return place;
  return `${place} · ${majorTitle(row.unit, result.majorCode)}`;
}
