import { useQuery } from '@tanstack/react-query';
import { useServices } from '@/src/crud/services';
import { isRecord, numberOr, textOr } from '@/src/lib/record';
import { parseId, type RecordId } from '@/src/lib/recordId';
import { expertEndpoints } from '../../endpoints';
import { useDesk } from '../model/WorkbenchContext';

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

/** All tables of the student; read again after each change of schemes. */
export function useStudentTables() {
  const { callOperation } = useServices();
  const { userId, provinceId, year } = useDesk((state) => state.student);
  return useQuery({
    queryKey: ['expert/workbench', 'tables', String(userId)],
    queryFn: async ({ signal }) => {
      const { data } = await callOperation(list, {
        body: { userId, provinceId, year, page: 1, limit: 100 },
        options: { allowRepeat: true, quiet: true, signal },
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
