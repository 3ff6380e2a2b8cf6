import type { QueryClient } from '@tanstack/react-query';
import { type BatchConfig, noBatches, offeredBatches, openBatchOf } from '@/src/gaokao/batch';
import { readBatches } from '@/src/gaokao/readBatches';
import type { Student } from '@/src/gaokao/student';
import { figure } from '@/src/gaokao/wireValues';
import { isRecord, numberOr } from '@/src/lib/record';
import type { RecordId } from '@/src/lib/recordId';
import type { PageServices } from '@/src/services/useServices';
import { lookupEndpoints } from '../../../lookups/endpoints';
import { firstFilters } from '../../candidates/candidateStore';
import { candidatesQuery } from '../../candidates/useCandidates';
import { expertEndpoints } from '../../endpoints';
import { mainPlanOf, type TableSummary, tablesQuery } from '../bar/useStudentTables';
import { withRank } from '../model/assess';
import { readStudent } from '../model/readTable';
import type { WorkbenchState } from '../model/workbenchStore';
import { type CallOptions, fetchTable } from './fetchTable';
import type { TablePrefetch } from './tablePrefetch';

const student = expertEndpoints['expert/student'].operations;
const volunteer = expertEndpoints['expert/volunteer'].operations;
const provinceInfo = lookupEndpoints['lookups/province'].operations.one;

/** The initial data of a student's workbench. */
export type WorkbenchData = Pick<WorkbenchState, 'student' | 'staffId' | 'batches' | 'standing'>;

/** The address of a workbench, and what is beside its table. */
export interface WorkbenchParams {
  readonly userId: string;
  /** Null where the address names no batch: the main one opens. */
  readonly batchId: string | null;
  /** 0 where the address names no scheme: the main one opens. */
  readonly planNo: number;
  /** Whether candidates are beside the table, by the filters that they begin with. */
  readonly hasCandidates: boolean;
}

/** The services that read a workbench. */
export interface Reading extends Pick<PageServices, 'callOperation'> {
  readonly queryClient: QueryClient;
  /** The signed-in user. */
  readonly staffId: RecordId;
  /** Takes the first table; absent where the workbench is read again. */
  readonly ahead?: TablePrefetch | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** The scheme in the address; 0 where it names none, or one of a batch that is not there. */
export function openPlanOf(
  { id }: Pick<BatchConfig, 'id'>,
  { batchId, planNo }: Pick<WorkbenchParams, 'batchId' | 'planNo'>,
): number {
  return batchId === null || String(id) === batchId ? planNo : 0;
}

/**
 * Reads the student, the batches of the province, and where the student stands in it. Table and candidates are asked
 * for as soon as their parameters are known. The table needs its batch and scheme, the candidates need the batch, the
 * wishes and the rank.
 */
export async function readWorkbench(reading: Reading, params: WorkbenchParams): Promise<WorkbenchData> {
  const { callOperation, queryClient, staffId, signal } = reading;
  const found = await fetchStudent(callOperation, params.userId, { ...read, ...(signal && { signal }) });
  const tables = queryClient.fetchQuery(tablesQuery(callOperation, found)).catch(nothing);
  const readingBatches = fetchBatches(reading, found);
  const readingStanding = fetchStanding(reading, found);
  const readingRank = found.rank === null ? readingStanding.then(({ rank }) => rank) : found.rank;
  // Without batches it fails below.
  readingBatches
    .then((batches) => openBatchOf(batches, params.batchId))
    .then((batch) => {
      if (!batch) return;
      void prefetchTable(reading, { params, found, batch, tables });
      if (params.hasCandidates) void prefetchCandidates(reading, { found, batch, readingRank });
    })
    .catch(() => undefined);
  const [batches, standing] = await Promise.all([readingBatches, readingStanding]);
  if (batches.length === 0) throw new Error(noBatches(found));
  return { student: withRank(found, standing.rank), staffId, batches, standing };
}

/** The student as the server has it. */
export async function fetchStudent(
  callOperation: PageServices['callOperation'],
  id: RecordId,
  options: CallOptions,
): Promise<Student> {
  const { data } = await callOperation(expertEndpoints['expert/table'].operations.student, {
    body: { id },
    options,
  });
  const found = readStudent(data);
  if (!found) throw new Error('考生不存在');
  return found;
}

/** Options of the first reads, which the address decides. */
const read = { allowRepeat: true, early: 'address' } as const;

interface OfTable {
  readonly params: WorkbenchParams;
  readonly found: Student;
  readonly batch: BatchConfig;
  /** Undefined where they could not be read: which one is the main one is unknown. */
  readonly tables: Promise<readonly TableSummary[] | undefined>;
}

async function prefetchTable({ callOperation, ahead }: Reading, { params, found, batch, tables }: OfTable) {
  const planNo = openPlanOf(batch, params) || mainPlanOf(await tables, batch);
  if (planNo === undefined) return;
  ahead?.begin(`${batch.id}/${planNo}`, () =>
    fetchTable(callOperation, { userId: found.userId, batchId: batch.id, planNo }, { ...read, quiet: true }),
  );
}

interface OfCandidates {
  readonly found: Student;
  readonly batch: BatchConfig;
  readonly readingRank: number | Promise<number | null>;
}

async function prefetchCandidates(
  { callOperation, queryClient, staffId }: Reading,
  { found, batch, readingRank }: OfCandidates,
) {
  const candidate = withRank(found, await readingRank);
  const scope = { userId: found.userId, batchId: batch.id, mode: batch.mode };
  const filters = firstFilters({ student: candidate, staffId });
  const query = candidatesQuery(callOperation, scope, filters, { candidate, batch });
  await queryClient.prefetchInfiniteQuery(query);
}

async function fetchBatches(
  { callOperation }: Reading,
  { provinceId, year }: Student,
): Promise<readonly BatchConfig[]> {
  const { data } = await callOperation(volunteer.batches, { body: { provinceId, year }, options: read });
  return offeredBatches(readBatches(data));
}

/** Candidates of this year, equivalent scores, and since when years compare. Without them tables are filled all the same. */
async function fetchStanding(
  { callOperation }: Reading,
  { provinceId, year, category, score, rank }: Student,
): Promise<WorkbenchData['standing'] & { readonly rank: number | null }> {
  const options = { allowRepeat: true, quiet: true };
  const [info, province] = await Promise.all([
    score === null && rank === null
      ? undefined
      : callOperation(student.scoreInfo, {
          body: { provinceId, year, category, ...(rank === null ? { score } : { rank }) },
          options,
        }).then(({ data }) => data, nothing),
    callOperation(provinceInfo, { body: { id: provinceId }, options: { ...options, ...read } }).then(
      ({ data }) => data,
      nothing,
    ),
  ]);
  const reform = isRecord(province) ? numberOr(province.reformFirstYear) : 0;
  const total = isRecord(info) ? numberOr(info.total) : 0;
  return {
    ...(total > 0 && { total }),
    ...(reform > 0 && { reformFirstYear: reform }),
    rank: isRecord(info) ? figure(info.rank) : null,
    equivalents: readEquivalents(info),
  };
}

/** The years of a response of `scoreStageInfo`, with the scores that had the same rank. */
export function readEquivalents(info: unknown): WorkbenchData['standing']['equivalents'] {
  const years = isRecord(info) && Array.isArray(info.equ) ? info.equ.filter(isRecord) : [];
  return years.map(({ year, score, rank }) => ({
    year: numberOr(year),
    score: score === null || score === undefined ? null : numberOr(score),
    rank: rank === null || rank === undefined ? null : numberOr(rank),
  }));
}

function nothing(): undefined {
  return undefined;
}
