import { formatTime, timeOr } from '@/src/lib/dates';
import { isRecord, isYes, textOr } from '@/src/lib/record';
import { isLateAck } from './notice';

/** How an institution stands with a notice. */
export type CellState = 'none' | 'missing' | 'late' | 'read' | 'lateAck' | 'done';

/** A cell in words; `none` is for those that a notice is not for. */
export const cellTexts: Readonly<Record<CellState, string>> = {
  none: '—',
  missing: '未读',
  late: '逾期未确认',
  read: '已读未确认',
  lateAck: '逾期确认',
  done: '已完成',
};

/** Receipts as notices × institutions. */
export interface Matrix {
  readonly notices: readonly { readonly id: string; readonly title: string }[];
  readonly stores: readonly {
    readonly id: string;
    readonly name: string;
    readonly contact: string;
    readonly mobile: string;
    /** States by the id of the notice. */
    readonly cells: Readonly<Record<string, CellState>>;
  }[];
}

const listOf = (value: unknown) => (Array.isArray(value) ? value.filter(isRecord) : []);

/** Reads the matrix as the server sends it; `now` is `YYYY-MM-DD HH:mm:ss`. */
export function readMatrix(data: unknown, now = formatTime(Date.now())): Matrix {
  const { notices, stores, receipts } = isRecord(data) ? data : {};
  const byPlace = new Map(listOf(receipts).map((row) => [`${row.noticeId}/${row.storeId}`, row]));
  const asked = listOf(notices);
  return {
    notices: asked.map(({ id, title }) => ({ id: textOr(id), title: textOr(title) })),
    stores: listOf(stores).map((store) => ({
      ...{ id: textOr(store.id), name: textOr(store.name) },
      ...{ contact: textOr(store.contact), mobile: textOr(store.mobile) },
      cells: Object.fromEntries(
        asked.map((notice) => [
          textOr(notice.id),
          stateOf(notice, textOr(store.id), byPlace.get(`${notice.id}/${store.id}`), now),
        ]),
      ),
    })),
  };
}

type Wire = Readonly<Record<string, unknown>>;

function stateOf(notice: Wire, storeId: string, receipt: Wire | undefined, now: string): CellState {
  const isMeant = Array.isArray(notice.storeIds) && notice.storeIds.map(String).includes(storeId);
  if (!isMeant) return 'none';
  const ackDeadline = timeOr(notice.ackDeadline);
  const ackTime = timeOr(receipt?.ackTime);
  if (!isYes(notice.needAck)) return receipt ? 'done' : 'missing';
  if (ackTime !== '') return isLateAck({ ackTime, ackDeadline }) ? 'lateAck' : 'done';
  if (ackDeadline !== '' && ackDeadline < now) return 'late';
  return receipt ? 'read' : 'missing';
}

/** Institutions to call, and the notices they lack: a line each. */
export function phoneRound({ notices, stores }: Matrix): string {
  const lacking: readonly CellState[] = ['missing', 'late', 'read'];
  return stores
    .flatMap(({ name, contact, mobile, cells }) => {
      const titles = notices
        .filter(({ id }) => lacking.includes(cells[id] ?? 'none'))
        .map(({ title }) => title);
      return titles.length > 0 ? [`${name} ${contact} ${mobile}：${titles.join('、')}`] : [];
    })
    .join('\n');
}
