import { queryOptions, useQuery } from '@tanstack/react-query';
import { callKey, type Subject } from '@/providers/data/resourceCall';
import type { BatchConfig } from '@/src/gaokao/batch';
import type { Student } from '@/src/gaokao/student';
import { isRecord, numberOr, textOr } from '@/src/lib/record';
import { parseId, type RecordId, sameId } from '@/src/lib/recordId';
import { type PageServices, useServices } from '@/src/services/useServices';
import { expertEndpoints } from '../../endpoints';
import { useWorkbenchState } from '../model/WorkbenchContext';

const { list } = expertEndpoints['expert/volunteer'].operations;

/** A table of the student, as the tabs and the menu of schemes show it. */
export interface TableSummary {
  readonly id: RecordId;
  readonly batchId: RecordId;
  readonly planNo: number;
  readonly name: string;
  readonly isMain: boolean;
  readonly status: number;
  readonly filled: number;
  readonly errors: number;
}

/** The tables of the student; read again after each change of schemes. */
export function useStudentTables() {
  return useTablesOf(useWorkbenchState((state) => state.student));
}

/** The same, where no table is open yet. */
export function useTablesOf(student: Student) {
  return useQuery(tablesQuery(useServices().callOperation, student));
}

/** The subject of a student's tables. */
export function tablesOf(userId: RecordId): Subject {
  return ['expert/workbench', 'tables', String(userId)];
}

/** How all tables of a student are read, and read ahead. */
export function tablesQuery(
  callOperation: PageServices['callOperation'],
  { userId, provinceId, year }: Student,
) {
  return queryOptions({
    queryKey: callKey(tablesOf(userId)),
    queryFn: async ({ signal }) => {
      const { data } = await callOperation(list, {
        body: { userId, provinceId, year, page: 1, limit: 100 },
        options: { allowRepeat: true, quiet: true, early: 'address', signal },
      });
      const rows = isRecord(data) && Array.isArray(data.list) ? data.list.filter(isRecord) : [];
      return rows.map(readSummary).filter(({ status }) => status !== 9);
    },
    staleTime: 30_000,
  });
}

function readSummary(row: Readonly<Record<string, unknown>>): TableSummary {
  return {
    id: parseId(row.id) ?? 0,
    batchId: parseId(row.batchId) ?? '',
    planNo: numberOr(row.planNo, 1),
    name: textOr(row.name),
    isMain: numberOr(row.isMain) === 1,
    status: numberOr(row.status),
    filled: numberOr(row.filled),
    errors: numberOr(row.errors),
  };
}

/** The scheme that a batch opens: its main one, else the first. Undefined where the tables are not read. */
export function mainPlanOf(
  tables: readonly TableSummary[] | undefined,
  batch: Pick<BatchConfig, 'id'>,
): number | undefined {
  if (!tables) return undefined;
  const own = tables.filter(({ batchId }) => sameId(batchId, batch.id));
  return (own.find(({ isMain }) => isMain) ?? own[0])?.planNo ?? 1;
}
