import {
  lineKey,
  type StatementMatch,
  type StatementRow,
  sureScore,
} from '@/resources/finance/cashbook/cashbook';
import { fenOf } from '@/src/lib/fen';

/** A possible match of a statement line: a pending recharge, or a withdrawal to be paid. */
export interface Candidate {
  readonly kind: 'recharge' | 'withdrawal';
  readonly id: number;
  readonly amount: string;
  /** The payer or the payee. */
  readonly name: string;
  /** The time of the request; `YYYY-MM-DD` and more. */
  readonly time: string;
}

interface Scored {
  readonly candidate: Candidate;
  readonly score: number;
  readonly reason: string;
}

/** Weights of the criteria besides the amount, which must agree: the name, and the distance in days. */
const weights = { amount: 0.5, name: 0.35, date: 0.15 };

/** Days apart from which on the date says nothing. */
const farDays = 10;

/** Least score that is worth showing, and the one of a line that two records fit equally well. */
const leastScore = 0.55;
const unsure = 0.85;

/** Finds what each line of a statement is; a record is taken by one line, the one that fits best. `taken` are the lines that are in the books already. */
export function matchStatement(
  rows: readonly StatementRow[],
  candidates: readonly Candidate[],
  taken: ReadonlySet<string>,
): StatementMatch[] {
  const excluded = exclusionsOf(rows, taken);
  const scored = rows.map((line, row) => (excluded.has(row) ? [] : scoresOf(line, candidates)));
  const matches = scored.map((possible, row): StatementMatch => {
    const reason = excluded.get(row) ?? unmatchedReason(possible);
    return { ...{ row, kind: 'none', id: null, score: 0 }, reason };
  });
  const fitting = scored.flatMap((possible, row) => possible.filter(fits).map((one) => ({ row, ...one })));
  const used = new Set<Candidate>();
  const placed = new Set<number>();
  for (const { row, candidate, score, reason } of fitting.sort((one, other) => other.score - one.score)) {
    if (used.has(candidate) || placed.has(row)) continue;
    used.add(candidate);
    placed.add(row);
    matches[row] = {
      row,
      kind: candidate.kind,
      id: candidate.id,
      score: Math.round(score * 100) / 100,
      reason,
    };
  }
  return matches;
}

/** Why a line matches none of the records of its amount; one that fits went to another line. */
function unmatchedReason(possible: readonly Scored[]): string {
  if (possible.length === 0) return '没有金额一致的待处理记录';
  return possible.some(fits) ? '金额一致的记录已与其他流水匹配' : '金额一致，但户名、日期相差较大';
}

function fits({ score }: Scored): boolean {
  return score >= leastScore;
}

/** Lines that are nothing new, with the reason: money that came once is confirmed once. */
function exclusionsOf(rows: readonly StatementRow[], taken: ReadonlySet<string>): Map<number, string> {
  const first = new Map<string, number>();
  const excluded = new Map<number, string>();
  for (const [row, line] of rows.entries()) {
    const key = lineKey(line);
    const before = first.get(key);
    if (taken.has(key)) excluded.set(row, '该流水已登记');
    else if (before !== undefined) excluded.set(row, `与第 ${before + 1} 行流水重复`);
    else first.set(key, row);
  }
  return excluded;
}

/** The pending records of a line's amount, with their scores. */
function scoresOf(line: StatementRow, candidates: readonly Candidate[]): Scored[] {
  const kind = line.direction === 1 ? 'recharge' : 'withdrawal';
  const same = candidates.filter((one) => one.kind === kind && fenOf(one.amount) === fenOf(line.amount));
  const scored = same.map((candidate) => scoreOf(line, candidate));
  const [first, second] = scored.map(({ score }) => score).sort((one, other) => other - one);
  const isTied = first !== undefined && first === second;
  return scored.map((one) =>
    isTied && one.score >= sureScore
      ? { ...one, score: unsure, reason: `${one.reason}；有多笔记录同样符合` }
      : one,
  );
}

function scoreOf(line: StatementRow, candidate: Candidate): Scored {
  const likeness = likenessOf(line.payer, candidate.name);
  const days = Math.abs(dayOf(line.date) - dayOf(candidate.time));
  const nearness = Math.max(0, 1 - days / farDays);
  const score = weights.amount + weights.name * likeness + weights.date * nearness;
  const reason = `金额一致，户名相似 ${Math.round(likeness * 100)}%，相差 ${days} 天`;
  return { candidate, score, reason };
}

function dayOf(time: string): number {
  return Math.round(Date.parse(`${time.slice(0, 10)}T00:00:00Z`) / 86_400_000);
}

/** The likeness of two names by their shared pairs of characters: 1 for equal, 0 for nothing in common. */
export function likenessOf(one: string, other: string): number {
  const [first, second] = [one, other].map((name) => name.replaceAll(/[\s()（）·]/g, ''));
  if (!first || !second) return 0;
  if (first === second) return 1;
  const [pairs, others] = [pairsOf(first), pairsOf(second)];
  const shared = [...pairs].filter((pair) => others.has(pair)).length;
  return pairs.size + others.size === 0 ? 0 : (2 * shared) / (pairs.size + others.size);
}

function pairsOf(name: string): Set<string> {
  return new Set(Array.from({ length: Math.max(0, name.length - 1) }, (_, at) => name.slice(at, at + 2)));
}
