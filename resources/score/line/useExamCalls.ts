import { useCall } from '@/src/crud/useCall';
import type { ExamLines, ExamProblem } from '@/src/gaokao/examLines';
import { readGaokaoLines } from '@/src/gaokao/mockExam';
import type { Category } from '@/src/gaokao/student';
import { isRecord, numberOr, textOr } from '@/src/lib/record';
import type { RecordId } from '@/src/lib/recordId';
import { scoreEndpoints } from '../endpoints';

const { batchLines, check, calibration } = scoreEndpoints['score/line'].operations;
const { info } = scoreEndpoints['score/stage'].operations;
const { province } = scoreEndpoints['score/batch'].operations;

/** Names a pool of one gaokao. */
export interface Pool {
  readonly provinceId: number;
  readonly year: number;
  readonly category: Category;
}

/** Reads whatever answers a body of an operation, once a body is there. */
function useRead<T>(
  operation: typeof check,
  body: object | null,
  from: (data: unknown) => T,
  staleTime = 60_000,
) {
  return useCall(operation, from, {
    of: 'score/line',
    body: { ...body },
    quiet: false,
    enabled: body !== null,
    staleTime,
  });
}

/** The control lines of a gaokao, by the names that mock exams use. */
export function useGaokaoLines(pool: Pool | null) {
  return useRead(batchLines, pool, readGaokaoLines);
}

/** The server's check of an exam before it is saved. */
export function useServerCheck(exam: ExamLines | null) {
  return useRead(check, exam, (data) => recordsOf(isRecord(data) ? data.problems : []).map(readProblem), 0);
}

function readProblem({ field, level, text }: Record<string, unknown>): ExamProblem {
  return { field: textOr(field), level: level === 'error' ? 'error' : 'warn', text: textOr(text) };
}

/** The full mark of a province's gaokao. */
export function useFullMark(provinceId: number) {
  return useRead(province, { id: provinceId }, (data) =>
    isRecord(data) ? numberOr(data.fullMark, 750) : 750,
  );
}

/** The place of a score or a rank in a pool, and the number of candidates. */
export function useStanding(asked: (Pool & { score?: number; rank?: number }) | null) {
  return useRead(info, asked, (data) => {
    const { score, rank, total, beyond } = isRecord(data) ? data : {};
    const known = (value: unknown) => (typeof value === 'number' ? value : null);
    return { score: known(score), rank: known(rank), total: known(total), beyond: beyond === 1 };
  });
}

/** Gaokao scores of a mock exam's candidates. */
export function useTranscripts(id: RecordId) {
  return useRead(calibration, { id }, (data) =>
    recordsOf(data).map(({ mockScore, gaokaoScore }) => ({
      mockScore: numberOr(mockScore),
      gaokaoScore: numberOr(gaokaoScore),
    })),
  );
}

function recordsOf(data: unknown): Record<string, unknown>[] {
  return Array.isArray(data) ? data.filter(isRecord) : [];
}
