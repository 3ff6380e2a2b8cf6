import { isRecord, numberOr, textOr } from '@/src/lib/record';

/** A batch with its control line, and what it was worth last year. */
export interface BatchLineRow {
  readonly batchId: string;
  readonly batchName: string;
  readonly line: number;
  /** Candidates at or above the line. */
  readonly lineRank: number | null;
  readonly lastLine: number | null;
  /** Last year's score of the same rank, and how far it is from last year's line. */
  readonly equivalent: number | null;
  readonly diff: number | null;
  /** Points above the line of the score that was asked about. */
  readonly studentDiff: number | null;
}

/** Parses the response of `batchsEquScoreList`, with the year before alone. */
export function readBatchLines(value: unknown, lastYear: number): BatchLineRow[] {
  const figure = (one: unknown) => (one === null || one === undefined ? null : numberOr(one));
  const list = Array.isArray(value) ? value.filter(isRecord) : [];
  return list.map((row) => {
    const equ = Array.isArray(row.equ) ? row.equ.filter(isRecord) : [];
    const last = equ.find(({ year }) => numberOr(year) === lastYear);
    return {
      batchId: textOr(row.batchId),
      batchName: textOr(row.batchName),
      line: numberOr(row.line),
      lineRank: figure(row.lineRank),
      lastLine: figure(last?.line),
      equivalent: figure(last?.score),
      diff: figure(last?.diff),
      studentDiff: figure(row.studentDiff),
    };
  });
}

/** Distinct control lines: several batches may share one. */
export function distinctLines(rows: readonly BatchLineRow[]): { name: string; score: number }[] {
  const first = rows.filter(({ line }, index) => rows.findIndex((other) => other.line === line) === index);
  return first.map(({ batchName, line }) => ({ name: batchName, score: line }));
}
