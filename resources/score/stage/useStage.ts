import { useQueryClient } from '@tanstack/react-query';
import { callKey } from '@/providers/data/resourceCall';
import { useCalls } from '@/src/crud/useCall';
import { isRecord, isYes, numberOr } from '@/src/lib/record';
import { useFreshWhenShown } from '@/src/services/useFreshWhenShown';
import { useServices } from '@/src/services/useServices';
import { studentPages } from '../../lookups/memberPages';
import { distinctLines, readBatchLines } from '../batchLines';
import { scoreEndpoints } from '../endpoints';
import { readFilter, readStageList, type StageName } from './stage';

const { list, filter } = scoreEndpoints['score/stage'].operations;
const { province, batches } = scoreEndpoints['score/batch'].operations;
const { batchEquivalents } = scoreEndpoints['score/compare'].operations;
const key = 'score/stage';
/** A limit above the rows of any table. */
const whole = 5000;

function useRead() {
  const { callOperation } = useServices();
  return async (operation: typeof list, body: object, signal: AbortSignal) =>
    (await callOperation(operation, { body, options: { allowRepeat: true, quiet: true, signal } })).data;
}

/** The tables of a province, and its full mark. */
export function useProvinceTables(provinceId: number) {
  const read = useRead();
  return useCalls(
    [key, 'filter', provinceId],
    async ({ signal }) => {
      const [tables, about] = await Promise.all([
        read(filter, { provinceId }, signal),
        read(province, { id: provinceId }, signal),
      ]);
      const { fullMark, reformFirstYear } = isRecord(about) ? about : {};
      return {
        ...readFilter(tables),
        fullMark: numberOr(fullMark, 750),
        reformFirstYear: numberOr(reformFirstYear),
      };
    },
    { enabled: provinceId > 0, refetchOnWindowFocus: false },
  );
}

/** Whether the main batch converts ranks by the number of candidates (A3). */
export function usePoolScale({ provinceId, year }: Pick<StageName, 'provinceId' | 'year'>) {
  const read = useRead();
  return useCalls(['score/batch-rules', 'pool', provinceId, year], async ({ signal }): Promise<0 | 1> => {
    const data = await read(batches, { provinceId, year }, signal);
    const main = Array.isArray(data) ? data.filter(isRecord).find((batch) => isYes(batch.main)) : undefined;
    return isYes(main?.poolScale) ? 1 : 0;
  });
}

/** A score table, that of the year before, and the control lines that must lie inside of it. */
export function useStage(name: StageName | undefined) {
  const read = useRead();
  const refetchOnMount = useFreshWhenShown();
  return useCalls(
    [key, 'rows', name],
    async ({ signal }) => {
      const rowsOf = (year: number) => read(list, { ...name, year, limit: whole }, signal);
      const year = name?.year ?? 0;
      const [now, before, lines] = await Promise.all([
        rowsOf(year),
        rowsOf(year - 1),
        read(batchEquivalents, { ...name }, signal),
      ]);
      return {
        ...readStageList(now),
        before: readStageList(before).rows,
        lines: distinctLines(readBatchLines(lines, year - 1)),
      };
    },
    { enabled: name !== undefined, refetchOnMount, refetchOnWindowFocus: false },
  );
}

/** Queries that depend on score tables: comparisons, the places of mock scores, and the students, who are ranked by them. */
const dependents = [
  ...[key, 'score/compare', 'score/line', 'scoreStage'].map((name) => callKey(name)),
  ...studentPages,
];

/** Has everything about score tables read again, here and wherever they are used. */
export function useReloadStages() {
  const client = useQueryClient();
  return () => Promise.all(dependents.map((queryKey) => client.invalidateQueries({ queryKey })));
}
