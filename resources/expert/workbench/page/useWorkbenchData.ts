import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { BatchConfig } from '@/src/gaokao/batch';
import { readBatches } from '@/src/gaokao/readBatches';
import type { Student } from '@/src/gaokao/student';
import { figure } from '@/src/gaokao/wireValues';
import { isRecord, numberOr } from '@/src/lib/record';
import { type PageServices, useServices } from '@/src/services/useServices';
import { expertEndpoints } from '../../endpoints';
import { tablesQuery } from '../bar/useStudentTables';
import { withRank } from '../model/assess';
import { readStudent } from '../model/readTable';
import type { WorkbenchState } from '../model/workbenchStore';

const student = expertEndpoints['expert/student'].operations;
const volunteer = expertEndpoints['expert/volunteer'].operations;

type CallOperation = PageServices['callOperation'];

/** The initial data of a student's workbench. */
export type WorkbenchData = Pick<WorkbenchState, 'student' | 'batches' | 'standing'>;

/** Reads the student, the batches of the province, and where the student stands in it. */
export function useWorkbenchData(userId: string) {
  const { callOperation, endpointsOf } = useServices();
  const queryClient = useQueryClient();
  return useQuery({
    queryKey: ['expert/workbench', 'data', userId],
    queryFn: async ({ signal }): Promise<WorkbenchData> => {
      const { data } = await callOperation(expertEndpoints['expert/table'].operations.student, {
        body: { id: userId },
        options: { allowRepeat: true, signal },
      });
      const found = readStudent(data);
      if (!found) throw new Error('考生不存在');
      // Reads the tables for their main scheme; called at once, since the workbench waits for it.
      void queryClient.prefetchQuery(tablesQuery(callOperation, found));
      const [batches, standing] = await Promise.all([
        fetchBatches(callOperation, found),
        fetchStanding(callOperation, endpointsOf, found),
      ]);
      if (batches.length === 0) throw new Error('该省份尚未配置批次，请先在「省份批次配置」中维护');
      return { student: withRank(found, standing.rank), batches, standing };
    },
    enabled: userId !== '',
    refetchOnWindowFocus: false,
    staleTime: 0,
  });
}

async function fetchBatches(
  callOperation: CallOperation,
  { provinceId, year }: Student,
): Promise<readonly BatchConfig[]> {
  const { data } = await callOperation(volunteer.batches, {
    body: { provinceId, year },
    options: { allowRepeat: true },
  });
  return readBatches(data).filter(({ enabled }) => enabled === 1);
}

/** Candidates of this year, equivalent scores, and since when years compare. Without them tables are filled all the same. */
async function fetchStanding(
  callOperation: CallOperation,
  endpointsOf: PageServices['endpointsOf'],
  { provinceId, year, category, score, rank }: Student,
): Promise<WorkbenchData['standing'] & { readonly rank: number | null }> {
  const options = { allowRepeat: true, quiet: true };
  const provinceInfo = endpointsOf('score/batch').operations.province;
  const [info, province] = await Promise.all([
    score === null && rank === null
      ? undefined
      : callOperation(student.scoreInfo, {
          body: { provinceId, year, category, ...(rank === null ? { score } : { rank }) },
          options,
        }).then(({ data }) => data, nothing),
    provinceInfo &&
      callOperation(provinceInfo, { body: { id: provinceId }, options }).then(({ data }) => data, nothing),
  ]);
  const reform = isRecord(province) ? numberOr(province.reformFirstYear) : 0;
  const total = isRecord(info) ? numberOr(info.total) : 0;
  return {
    ...(total > 0 && { total }),
    ...(reform > 0 && { reformFirstYear: reform }),
    rank: isRecord(info) ? figure(info.rank) : null,
    equivalents: readEquivalents(isRecord(info) ? info.equ : undefined),
  };
}

function readEquivalents(value: unknown): WorkbenchData['standing']['equivalents'] {
  const years = Array.isArray(value) ? value.filter(isRecord) : [];
  return years.map(({ year, score, rank }) => ({
    year: numberOr(year),
    score: score === null || score === undefined ? null : numberOr(score),
    rank: rank === null || rank === undefined ? null : numberOr(rank),
  }));
}

function nothing(): undefined {
  return undefined;
}
