import { useCall } from '@/src/crud/useCall';
import { isRecord, numberOr, textOr } from '@/src/lib/record';
import type { RecordId } from '@/src/lib/recordId';
import { expertEndpoints } from './endpoints';

const { majors } = expertEndpoints['expert/volunteer'].operations;

/** The student whom the verdicts are for, and the batch where one is chosen. */
export interface JudgedFor {
  readonly userId: RecordId | undefined;
  readonly provinceId: unknown;
  readonly batchId?: RecordId | undefined;
}

/** A major, and whether the student may choose it: 0 不可报, 1 可报, 2 部分院校可报 (screens E3 and E8). */
export interface JudgedMajor {
  readonly code: string;
  readonly name: string;
  readonly parentName: string;
  readonly judge: 0 | 1 | 2;
  readonly reason: string;
  readonly planCount: number;
  readonly schoolCount: number;
}

/** Majors that are shown at once; typing finds the others. */
const limit = 30;
const fresh = 5 * 60_000;

/** Majors by name or code, with their verdicts. Inputs show a failure in their own place. */
export function useJudgedMajors(
  { userId, provinceId, batchId }: JudgedFor,
  keyword: string,
  enabled: boolean,
) {
  const body = {
    keyword,
    level: 'major',
    userId,
    provinceId,
    ...(batchId !== undefined && { batchId }),
    limit,
  };
  return useCall(majors, readMajors, {
    of: ['expert/volunteer', 'judged'],
    body,
    enabled,
    keepPrevious: true,
    staleTime: fresh,
  });
}

function readMajors(data: unknown): JudgedMajor[] {
  return isRecord(data) && Array.isArray(data.list) ? data.list.filter(isRecord).map(readMajor) : [];
}

function readMajor(value: Readonly<Record<string, unknown>>): JudgedMajor {
  const judge = numberOr(value.judge);
  return {
    code: textOr(value.code),
    name: textOr(value.name),
    parentName: textOr(value.parentName),
    judge: judge === 1 || judge === 2 ? judge : 0,
    reason: textOr(value.reason),
    planCount: numberOr(value.planCount),
    schoolCount: numberOr(value.schoolCount),
  };
}
