import { isUnknown, type Replay, replay, replayedYears, replayText } from '@/src/gaokao/replay';
import type { ChoiceRow } from '@/src/gaokao/volunteerTable';
import type { ScoreContext } from '../workbench/model/assess';
import type { RowMark } from '../workbench/model/ui';

/** A replayed year as the bar shows it. */
export interface ReplayedYear {
  readonly year: number;
  readonly text: string;
  /** Rows without a line of that year. */
  readonly skipped: number;
  /** Rows that her subjects or her pool do not allow. */
  readonly closed: number;
  readonly isBad: boolean;
  /** Row where the file landed. */
  readonly uid: string | undefined;
}

/** A13 for the last three years: where the file would have landed. Empty without a rank, and for 顺序志愿. */
export function replayYears(rows: readonly ChoiceRow[], context: ScoreContext): readonly ReplayedYear[] {
  const { candidate, batch, total } = context;
  const { rank } = candidate;
  if (rank === null) return [];
  return replayedYears(candidate.year, batch).map((year) => {
    const past = totalOf(rows, year);
    const totals = total && past ? { now: total, past } : undefined;
    const { mode, poolScale } = batch;
    return yearOf(replay(rows, { rank, year, mode, poolScale, totals, student: candidate }), rows);
  });
}

/** Candidates of a past year, as any line of that year says. */
function totalOf(rows: readonly ChoiceRow[], year: number): number | undefined {
  const lines = rows.flatMap(({ unit }) => unit.history);
  return lines.find((line) => line.year === year && line.total !== undefined)?.total;
}

function yearOf(result: Replay, rows: readonly ChoiceRow[]): ReplayedYear {
  const { year, outcome, closed } = result;
  const uid = outcome === 'missed' ? undefined : rows[result.index]?.uid;
  const unknown = isUnknown(result, rows);
  const isBad = outcome === 'returned' || (outcome === 'missed' && !unknown);
  const skipped = unknown ? 0 : result.skipped;
  return { year, skipped, closed, isBad, uid, text: replayText(result, rows) };
}

/** Marks for the rows where files land. */
export function landingMarks(years: readonly ReplayedYear[]): ReadonlyMap<string, readonly RowMark[]> {
  const marks = new Map<string, RowMark[]>();
  for (const { uid, year, isBad } of years) {
    if (uid === undefined) continue;
    const mark: RowMark = {
      text: isBad ? `${year} 退档` : `${year} 投档`,
      tone: isBad ? 'danger' : 'landing',
    };
    marks.set(uid, [...(marks.get(uid) ?? []), mark]);
  }
  return marks;
}
