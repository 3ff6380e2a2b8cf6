import { useMemo } from 'react';
import { readList } from '@/providers/data/listResponse';
import { useCalls } from '@/src/crud/useCall';
import { checkStage } from '@/src/gaokao/checkStage';
import { timeOr } from '@/src/lib/dates';
import { isRecord, isYes, numberOr, textOr } from '@/src/lib/record';
import { parseId } from '@/src/lib/recordId';
import { useFreshWhenShown } from '@/src/services/useFreshWhenShown';
import { useServices } from '@/src/services/useServices';
import { distinctLines, readBatchLines } from '../../batchLines';
import { scoreEndpoints } from '../../endpoints';
import { isComparable, readStageList, type StageName } from '../../stage/stage';
import { usePoolScale, useProvinceTables } from '../../stage/useStage';
import type { Comparison } from '../comparison';
import { comparedRows, type Years } from './compared';

const { operations } = scoreEndpoints['score/compare'];
const { list: stageList } = scoreEndpoints['score/stage'].operations;
/** A limit above the rows of any table. */
const whole = 5000;

type Operation = typeof stageList;

/** Reads without a message: the page says itself what could not be read. */
function useRead() {
  const { callOperation } = useServices();
  return (operation: Operation, body: object, signal: AbortSignal) =>
    callOperation(operation, { body, options: { allowRepeat: true, quiet: true, signal } });
}

/** The score tables of three years. Begins with the key of score tables: a correction there has them read again. */
function useTables(name: StageName) {
  const read = useRead();
  const refetchOnMount = useFreshWhenShown();
  return useCalls(
    ['score/stage', 'years', name],
    async ({ signal }) => {
      const of = async (year: number) =>
        readStageList((await read(stageList, { ...name, year, page: 1, limit: whole }, signal)).data);
      return Promise.all([of(name.year), of(name.year - 1), of(name.year - 2)]);
    },
    { refetchOnMount, refetchOnWindowFocus: false },
  );
}

/** The batches with their lines, and what a score or a rank is beside them. */
export function useBatchLines(
  name: StageName,
  asked: { readonly score?: number; readonly rank?: number } = {},
) {
  const read = useRead();
  return useCalls(
    ['score/stage', 'batch-lines', name, asked],
    async ({ signal }) =>
      readBatchLines(
        (await read(operations.batchEquivalents, { ...name, ...asked }, signal)).data,
        name.year - 1,
      ),
    { refetchOnWindowFocus: false },
  );
}

/** The row of screen Q1; begins with the key of its list, and is read again with it. */
function useStatus(name: StageName) {
  const read = useRead();
  return useCalls(['score/compare', 'of', name], async ({ signal }) => {
    const response = await read(operations.list, { ...name, page: 1, limit: 1 }, signal);
    const [row] = readList(response, operations.list.path).list.filter(isRecord);
    return row ? readComparison(row) : null;
  });
}

/** Members of the row that the head needs. */
export type Status = Pick<
  Comparison,
  | 'id'
  | 'provinceName'
  | 'year'
  | 'category'
  | 'problems'
  | 'status'
  | 'draft'
  | 'line'
  | 'lineBefore'
  | 'lineDiff'
  | 'special'
  | 'checkBy'
  | 'checkTime'
  | 'remark'
>;

function readComparison(row: Readonly<Record<string, unknown>>): Status {
  const figure = (value: unknown) => (value === null || value === undefined ? null : numberOr(value));
  return {
    id: parseId(row.id) ?? '',
    provinceName: textOr(row.provinceName),
    year: numberOr(row.year),
    category: numberOr(row.category),
    problems: figure(row.problems),
    status: numberOr(row.status),
    draft: isYes(row.draft) ? 1 : 0,
    line: figure(row.line),
    lineBefore: figure(row.lineBefore),
    lineDiff: figure(row.lineDiff),
    special: figure(row.special),
    checkBy: textOr(row.checkBy),
    checkTime: timeOr(row.checkTime),
    remark: textOr(row.remark),
  };
}

/** All data of a table beside the two before (screen Q2). */
export function useComparison(name: StageName) {
  const tables = useTables(name);
  const about = useProvinceTables(name.provinceId);
  const lines = useBatchLines(name);
  const pool = usePoolScale(name);
  const status = useStatus(name);
  const reads = [tables, about, lines, pool, status];
  const failed = reads.find(({ isError, data }) => isError && data === undefined);
  const read = useMemo(() => {
    if (!tables.data || !about.data || !lines.data || pool.data === undefined) return undefined;
    const { fullMark, reformFirstYear } = about.data;
    const [now, last, before] = tables.data;
    const comparable = (back: number) => isComparable(name.year - back, reformFirstYear);
    const years: Years = {
      year: name.year,
      tables: [now.rows, comparable(1) ? last.rows : [], comparable(2) ? before.rows : []],
      poolScale: pool.data,
    };
    const problems = checkStage(now.rows, {
      prev: years.tables[1],
      lines: distinctLines(lines.data),
    });
    return {
      years,
      problems,
      rows: comparedRows(years, problems),
      lines: lines.data,
      published: now.published,
      fullMark,
    };
  }, [tables.data, about.data, lines.data, pool.data, name.year]);
  return {
    read,
    status: status.data,
    error: failed?.error,
    retry: () => Promise.all(reads.filter(({ isError }) => isError).map(({ refetch }) => refetch())),
  };
}

/** The data once all of them are read. */
export type Read = NonNullable<ReturnType<typeof useComparison>['read']>;
