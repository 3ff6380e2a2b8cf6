import type { ApplyMode } from './batch';
import type { PlanMajor, YearLine } from './planUnit';
import { scaledRank } from './scoreTable';
import { unitName } from './unitKey';
import type { ChoiceRow } from './volunteerTable';

/** Input of the replay of a past year. */
export interface ReplayInput {
  readonly rank: number;
  readonly year: number;
  readonly mode: ApplyMode;
  readonly poolScale?: 0 | 1 | undefined;
  /** Candidates of this year and of the replayed one. */
  readonly totals?: { readonly now: number; readonly past: number } | undefined;
}

/** The fate of a file, and the row that decides it. */
type Landing =
  | { readonly outcome: 'taken'; readonly index: number; readonly majorCode: string | null }
  | { readonly outcome: 'adjusted'; readonly index: number }
  | { readonly outcome: 'returned'; readonly index: number };

/** The result of the table in a past year; `skipped` rows had no line then. */
export type Replay = { readonly year: number; readonly skipped: number } & (
  | { readonly outcome: 'missed' }
  | Landing
);

/** A13: goes through the rows as the province would have. The first one whose line is reached takes the file, once. */
export function replay(rows: readonly ChoiceRow[], input: ReplayInput): Replay {
  const rank = rankThen(input);
  let skipped = 0;
  for (const [index, row] of rows.entries()) {
    const line = minRankOf(row.unit.history, input.year);
    if (line === null) skipped += 1;
    else if (line >= rank) return { year: input.year, skipped, ...landing(row, index, rank, input) };
  }
  return { year: input.year, skipped, outcome: 'missed' };
}

function rankThen({ rank, poolScale, totals }: ReplayInput): number {
  return poolScale && totals ? scaledRank(rank, totals.now, totals.past) : rank;
}

function minRankOf(history: readonly YearLine[], year: number): number | null {
  const line = history.find((entry) => entry.year === year && entry.minRank > 0);
  return line?.minRank ?? null;
}

function landing(row: ChoiceRow, index: number, rank: number, { mode, year }: ReplayInput): Landing {
  if (mode === 1) return { outcome: 'taken', index, majorCode: null };
  const majorCode = row.picks.find((code) => {
    const line = minRankOf(majorOf(row, code)?.history ?? [], year);
    return line !== null && line >= rank;
  });
  if (majorCode !== undefined) return { outcome: 'taken', index, majorCode };
  return { outcome: row.obey ? 'adjusted' : 'returned', index };
}

/** The major of a pick; absent where the plan no longer has it. */
export function majorOf(row: Pick<ChoiceRow, 'unit'>, majorCode: string): PlanMajor | undefined {
  return row.unit.majors.find((major) => major.majorCode === majorCode);
}

/** Whether nothing is known of that year, so that the result is unknown as well. */
export function isUnknown({ outcome, skipped }: Replay, rows: readonly ChoiceRow[]): boolean {
  return outcome === 'missed' && rows.length > 0 && skipped === rows.length;
}

/** A replay in words: `2025：第 17 志愿 北京林业大学 107 组 · 计算机类`. */
export function replayText(result: Replay, rows: readonly ChoiceRow[]): string {
  if (result.outcome === 'missed') return `${result.year}：${isUnknown(result, rows) ? '无数据' : '滑档'}`;
  const row = rows[result.index];
  const place = `${result.year}：第 ${result.index + 1} 志愿${row ? ` ${unitName(row.unit)}` : ''}`;
  if (result.outcome === 'adjusted') return `${place} · 调剂`;
  if (result.outcome === 'returned') return `${place} · 退档`;
  const major = row && result.majorCode !== null ? majorOf(row, result.majorCode) : undefined;
  return major ? `${place} · ${major.majorName}` : place;
}
