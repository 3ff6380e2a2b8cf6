import { useCalls } from '@/src/crud/useCall';
import type { ChoiceRow } from '@/src/gaokao/volunteerTable';
import { timeOr } from '@/src/lib/dates';
import { isRecord, numberOr, textOr } from '@/src/lib/record';
import { sameId } from '@/src/lib/recordId';
import { expertEndpoints } from '../endpoints';
import { readTable } from '../workbench/model/readTable';
import { useRows, useTable } from '../workbench/model/WorkbenchContext';

const { list, versions, version } = expertEndpoints['expert/volunteer'].operations;
const { open: read } = expertEndpoints['expert/table'].operations;

/** The open table, as it stands on the screen. */
export const openSide = 'now';

/** A table to compare: the open one, another scheme of the batch, or a version of the open table. */
export interface Side {
  /** `now`, `plan:2`, `version:12`. */
  readonly value: string;
  readonly label: string;
}

function rowsIn(data: unknown): readonly Readonly<Record<string, unknown>>[] {
  const rows = isRecord(data) ? data.list : data;
  return Array.isArray(rows) ? rows.filter(isRecord) : [];
}

/** Tables that the open table can be compared with. */
export function useSides() {
  const { id, userId, batchId, planNo, version: current, name } = useTable(({ meta }) => meta);
  const query = useCalls(
    ['expert/sides', userId, batchId, id, current],
    async ({ callOperation }): Promise<readonly Side[]> => {
      const [schemes, saved] = await Promise.all([
        callOperation(list, { body: { userId, batchId, page: 1, limit: 20 } }),
        current > 0 ? callOperation(versions, { body: { id } }) : { data: [] },
      ]);
      return [
        ...rowsIn(schemes.data)
          .filter((row) => sameId(row.batchId, batchId) && numberOr(row.planNo) !== planNo)
          .filter(({ status }) => numberOr(status) !== 9)
          .map((row) => ({ value: `plan:${numberOr(row.planNo)}`, label: textOr(row.name) })),
        ...rowsIn(saved.data).map((row) => ({
          value: `version:${numberOr(row.version)}`,
          label: `版本 ${numberOr(row.version)} · ${timeOr(row.savedAt).slice(5, 16)} ${textOr(row.savedBy)} · ${numberOr(row.count)} 个`,
        })),
      ];
    },
  );
  const sides = [{ value: openSide, label: `当前：${name || `方案 ${planNo}`}` }, ...(query.data ?? [])];
  return { ...query, sides };
}

/** The rows of a side; undefined while they are read. */
export function useSideRows(side: string | undefined) {
  const { id, userId, batchId } = useTable(({ meta }) => meta);
  const open = useRows();
  const [kind, number] = (side ?? '').split(':');
  const query = useCalls(
    ['expert/side', id, userId, batchId, side],
    async ({ callOperation }): Promise<readonly ChoiceRow[]> => {
      const { data } = await (kind === 'plan'
        ? callOperation(read, { body: { userId, batchId, planNo: Number(number) } })
        : callOperation(version, { body: { id, version: Number(number) } }));
      const table = readTable(data);
      if (!table) throw new Error('志愿表无法读取');
      return table.items;
    },
    { enabled: side !== undefined && side !== openSide },
  );
  return side === openSide
    ? { rows: open, error: null, refetch: query.refetch }
    : { ...query, rows: query.data };
}
