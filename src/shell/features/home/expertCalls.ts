import { callOperation, expectLayout } from '@/providers/data/callOperation';
import type { Operation } from '@/providers/endpoints/builder';
import type { Send } from '@/providers/http/request';
import { expertEndpoints } from '@/resources/expert/endpoints';
import { timeOr } from '@/src/lib/dates';
import { isRecord, numberOr, textOr } from '@/src/lib/record';
import { parseId, type RecordId } from '@/src/lib/recordId';

/** A meeting of today (screen E9). */
export interface TodaysAppointment {
  readonly id: RecordId;
  readonly userId: RecordId;
  readonly name: string;
  /** `YYYY-MM-DD HH:mm:ss`. */
  readonly start: string;
  readonly minutes: number;
  /** Whether it is neither over nor cancelled. */
  readonly isAhead: boolean;
}

/** A student of the expert (screen E1). */
export interface OwnStudent {
  readonly userId: RecordId;
  readonly name: string;
  readonly province: string;
  /** Whether her choices are not final yet. */
  readonly isOpen: boolean;
  /** Deadline for filling in, `YYYY-MM-DD HH:mm:ss`; empty where it is unknown. */
  readonly fillEnd: string;
}

/** Rows that a block shows, of the ones that are read. */
const shown = 6;
const asked = 20;

/** The calls of the expert's blocks on the home page: the same lists that they lead to. */
export const expertReads = {
  /** `today` as `YYYY-MM-DD`. */
  appointments: async (send: Send, today: string) => {
    const rows = await read(
      send,
      expertEndpoints['expert/appointment'].operations.list,
      { dateFrom: today, dateTo: today, sortField: 'start', sortOrder: 'asc' },
      (row): TodaysAppointment => ({
        id: parseId(row.id) ?? '',
        userId: parseId(row.userId) ?? '',
        name: textOr(row.userName),
        start: timeOr(row.start),
        minutes: numberOr(row.minutes),
        isAhead: numberOr(row.status) <= 1,
      }),
    );
    return rows.filter(({ isAhead }) => isAhead).slice(0, shown);
  },
  students: async (send: Send) => {
    const rows = await read(
      send,
      expertEndpoints['expert/filling'].operations.list,
      { mine: '1', sortField: 'fillEnd', sortOrder: 'asc' },
      (row): OwnStudent => ({
        userId: parseId(row.userId) ?? '',
        name: textOr(row.name),
        province: textOr(row.provinceName),
        isOpen: numberOr(row.fillStatus) < 4,
        fillEnd: timeOr(row.fillEnd),
      }),
    );
    return rows.filter(({ isOpen }) => isOpen).slice(0, shown);
  },
} as const;

async function read<Row>(
  send: Send,
  operation: Operation,
  filters: object,
  parse: (row: Readonly<Record<string, unknown>>) => Row,
): Promise<readonly Row[]> {
  const options = { quiet: true, allowRepeat: true } as const;
  const body = { page: 1, limit: asked, ...filters };
  const { data } = await callOperation({ send }, operation, { body, options });
  const list = isRecord(data) && Array.isArray(data.list) ? data.list : undefined;
  return expectLayout(list?.filter(isRecord).map(parse), operation);
}
