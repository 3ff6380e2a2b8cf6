import type { Operation } from '@/providers/endpoints/builder';
import { useCall, useCalls } from '@/src/crud/useCall';
import type { Category } from '@/src/gaokao/student';
import type { TierBounds } from '@/src/gaokao/tier';
import { studyLength } from '@/src/gaokao/wireValues';
import { isRecord, numberOr, textOr } from '@/src/lib/record';
import type { RecordId } from '@/src/lib/recordId';
import { chanceStudent } from '../detail/chances';
import { expertEndpoints } from '../endpoints';
import { type CollegeInBatch, fetchUnitsOfCollege } from '../unit/unitsOfCollege';

const { home, grades, departments, major } = expertEndpoints['expert/college'].operations;
const { chances } = expertEndpoints['expert/volunteer'].operations;

export type Wire = Readonly<Record<string, unknown>>;

/** The student whose rank the drawer compares with. */
export interface CollegeStudent {
  readonly userId: RecordId;
  readonly category: Category;
  readonly subjects: readonly string[];
  readonly score: number | null;
  readonly rank: number | null;
}

/** The college, and the plan in question. */
export interface CollegeScope extends CollegeInBatch {
  readonly student: CollegeStudent;
  /** The chances from which the batch counts 冲, 稳, 保. */
  readonly bounds?: TierBounds | undefined;
}

/** Minutes for which nothing of a college is read again. */
const fresh = 10 * 60_000;

function useAnswer<T>(operation: Operation, body: Wire, read: (data: unknown) => T, enabled = true) {
  return useCall(operation, read, { of: 'expert/college', body, enabled, staleTime: fresh });
}

const asRecord = (data: unknown): Wire => (isRecord(data) ? data : {});

/** Rows of a member; none where it is no list. */
export function rowsIn(record: Wire, name: string): readonly Wire[] {
  const rows = record[name];
  return Array.isArray(rows) ? rows.filter(isRecord) : [];
}

/** 概况 of a college; rejects with 暂无该院校资料. */
export function useCollegeHome({ schoolId, provinceId, year, student }: CollegeScope) {
  return useAnswer(home, { schoolId, provinceId, year, category: student.category }, asRecord);
}

/** 学科评估 of a college. */
export function useGrades(schoolId: RecordId) {
  return useAnswer(grades, { schoolId }, (data) =>
    rowsIn(asRecord(data), 'list').map(({ code, name, grade, doubleFirst }) => ({
      ...{ code: textOr(code), name: textOr(name), grade: textOr(grade) },
      doubleFirst: numberOr(doubleFirst) === 1,
    })),
  );
}

/** 院系专业 of a college. */
export function useDepartments(schoolId: RecordId) {
  return useAnswer(departments, { schoolId }, (data) =>
    rowsIn(asRecord(data), 'list').map((department) => ({
      college: textOr(department.college),
      majors: rowsIn(department, 'majors').map(({ majorCode, name, years, feature, first }) => ({
        ...{ majorCode: textOr(majorCode), name: textOr(name), years: studyLength(years) },
        ...{ feature: numberOr(feature) === 1, first: numberOr(first) === 1 },
      })),
    })),
  );
}

/** One major by its national code; rejects with 暂无该专业资料. */
export function useMajor(majorCode: string) {
  return useAnswer(major, { majorCode }, asRecord, majorCode !== '');
}

/** The plan of the college in a batch for the student's pool. */
export function usePlan({ student: { userId, category }, bounds: _, ...scope }: CollegeScope) {
  return useCalls(
    ['expert/college', 'plan', userId, category, scope],
    async ({ callOperation }) => {
      const units = await fetchUnitsOfCollege(callOperation, userId, scope);
      return units.filter((unit) => unit.category === category);
    },
    { staleTime: fresh },
  );
}

/** The chances of a student with these units, by key. */
export function useChances({ provinceId, year, batchId, student }: CollegeScope, keys: readonly string[]) {
  const units = keys.slice(0, 100).map((key) => ({ key }));
  const isKnown = student.rank !== null && units.length > 0;
  return useAnswer(
    chances,
    { ...chanceStudent(student), provinceId, year, batchId, units },
    (data) => new Map(rowsIn(asRecord(data), 'list').map((row) => [textOr(row.key), numericOf(row.chance)])),
    isKnown,
  );
}

function numericOf(value: unknown): number | null {
  return value === null || value === undefined ? null : numberOr(value);
}
