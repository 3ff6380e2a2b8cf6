import { callOperation, expectLayout } from '@/providers/data/callOperation';
import type { Operation } from '@/providers/endpoints/builder';
import type { Send } from '@/providers/http/request';
import { expertEndpoints } from '@/resources/expert/endpoints';
import { timeOr } from '@/src/lib/dates';
import { isRecord, numberOr, textOr } from '@/src/lib/record';
import { parseId, type RecordId } from '@/src/lib/recordId';

/** A meeting (screen E9). */
export interface Appointment {
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
  /** Deadline for filling in, `YYYY-MM-DD HH:mm:ss`; empty where it is unknown. */
  readonly fillEnd: string;
}

/** The expert's next meetings, each in the order of time. */
export interface NextAppointments {
  readonly today: readonly Appointment[];
  /** The ones of later days, where today leaves room. */
  readonly later: readonly Appointment[];
}

/** Lines of a block, and appointments that are read for them: some are over or cancelled. */
const shown = 6;
const asked = 20;

/** States of students whose choices are not final yet. */
const openStates = '0,1,2,3';

/** The calls of the expert's blocks on the home page: the same lists that they lead to. */
export const expertReads = {
  /** `today` as `YYYY-MM-DD`. */
  appointments: async (send: Send, today: string): Promise<NextAppointments> => {
    const rows = await read(
      send,
      expertEndpoints['expert/appointment'].operations.list,
      { dateFrom: today, limit: asked, sortField: 'start', sortOrder: 'asc' },
      (row): Appointment => ({
        id: parseId(row.id) ?? '',
        userId: parseId(row.userId) ?? '',
        name: textOr(row.userName),
        start: timeOr(row.start),
        minutes: numberOr(row.minutes),
        isAhead: numberOr(row.status) <= 1,
      }),
    );
    return nextOf(
      rows.filter(({ isAhead }) => isAhead),
      today,
    );
  },
  students: (send: Send) =>
    read(
      send,
      expertEndpoints['expert/filling'].operations.list,
      { mine: '1', fillStatus: openStates, limit: shown, sortField: 'fillEnd', sortOrder: 'asc' },
      (row): OwnStudent => ({
        userId: parseId(row.userId) ?? '',
        name: textOr(row.name),
        province: textOr(row.provinceName),
        fillEnd: timeOr(row.fillEnd),
      }),
    ),
} as const;

/** A heading takes a line between today and later days. */
function nextOf(rows: readonly Appointment[], day: string): NextAppointments {
  const today = rows.filter(({ start }) => start.startsWith(day)).slice(0, shown);
  const room = shown - 1 - Math.max(1, today.length);
  return { today, later: room > 0 ? rows.filter(({ start }) => !start.startsWith(day)).slice(0, room) : [] };
}

async function read<Row>(
  send: Send,
  operation: Operation,
  filters: object,
  parse: (row: Readonly<Record<string, unknown>>) => Row,
): Promise<readonly Row[]> {
  const options = { quiet: true, allowRepeat: true } as const;
  const body = { page: 1, ...filters };
  const { data } = await callOperation({ send }, operation, { body, options });
  const list = isRecord(data) && Array.isArray(data.list) ? data.list : undefined;
  return expectLayout(list?.filter(isRecord).map(parse), operation);
}
