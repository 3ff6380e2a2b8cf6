import { momentOf, timeOr } from '@/src/lib/dates';
import { provinceName } from '@/src/lib/provinceName';
import { isRecord, isYes, numberOr, textOr } from '@/src/lib/record';
import { parseId, type RecordId } from '@/src/lib/recordId';

/**
 * Responses of the home page's calls, checked as they come in (screen A3). All parsers return undefined for another
 * layout.
 */

/** A figure with a link to its page. */
export interface Card {
  readonly key: string;
  readonly label: string;
  /** A number, or money as decimal text. */
  readonly value: string;
  readonly unit: string;
  /** The comparison in words; empty where there is none. */
  readonly compare: string;
  readonly trend: 'up' | 'down' | 'flat';
  readonly path: string;
  readonly permission: string;
}

export interface Summary {
  /** `YYYY-MM-DD`. */
  readonly examDate: string;
  /** Whole days until then; 0 while the exam is on. */
  readonly days: number;
  /** The step before that, said instead of it: `距离出分还有 4 天`; empty where nothing does. */
  readonly countdown: string;
  /** The line over the blocks; may be empty. */
  readonly tips: string;
  readonly cards: readonly Card[];
}

/** A task that waits for the person. */
export interface Todo {
  readonly key: string;
  readonly label: string;
  readonly count: number;
  readonly urgent: boolean;
  readonly path: string;
  readonly permission: string;
}

export interface TrendDay {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly users: number;
  readonly cards: number;
  readonly orders: number;
  /** Yuan as decimal text. */
  readonly amount: string;
}

/** The time in which choices may be filled in: one batch of one province. Both ends are moments in milliseconds. */
export interface FillWindow {
  readonly province: string;
  readonly batch: string;
  readonly begin: number;
  readonly end: number;
}

export interface ProvinceUsers {
  readonly province: string;
  readonly users: number;
  readonly cards: number;
}

/** An institution whose term is about to end. */
export interface ExpiringStore {
  readonly id: RecordId;
  readonly name: string;
  /** `YYYY-MM-DD`. */
  readonly expireTime: string;
}

export interface Notice {
  readonly id: RecordId;
  readonly title: string;
  /** `1` 通知, `2` 公告. */
  readonly type: string;
  /** HTML as the server sent it. */
  readonly content: string;
  readonly time: string;
}

/** Rows, and whether they are made up for a demonstration. */
export interface Marked<Row> {
  readonly rows: readonly Row[];
  readonly demo: boolean;
}

type Raw = Readonly<Record<string, unknown>>;

export function parseSummary(data: unknown): Summary | undefined {
  if (!isRecord(data)) return undefined;
  return {
    examDate: textOr(data.examDate),
    days: numberOr(data.days),
    countdown: textOr(data.countdown),
    tips: textOr(data.tips),
    cards: rowsOf(data.cards)?.map(parseCard) ?? [],
  };
}

function parseCard(row: Raw): Card {
  const trend = row.trend === 'up' || row.trend === 'down' ? row.trend : 'flat';
  return {
    ...parsePlace(row),
    value: textOr(row.value),
    unit: textOr(row.unit),
    compare: textOr(row.compare),
    trend,
  };
}

export function parseTodos(data: unknown): readonly Todo[] | undefined {
  return rowsOf(data)?.map((row) => ({
    ...parsePlace(row),
    count: numberOr(row.count),
    urgent: isYes(row.urgent),
  }));
}

function parsePlace(row: Raw) {
  return {
    key: textOr(row.key),
    label: textOr(row.label),
    path: textOr(row.path),
    permission: textOr(row.permission),
  };
}

export function parseTrend(data: unknown): Marked<TrendDay> | undefined {
  return parseMarked(data, (row) => ({
    date: textOr(row.date),
    users: numberOr(row.users),
    cards: numberOr(row.cards),
    orders: numberOr(row.orders),
    amount: textOr(row.amount, '0.00'),
  }));
}

export function parseSeason(data: unknown): Marked<FillWindow> | undefined {
  return parseMarked(data, (row) => ({
    province: provinceName(textOr(row.province)),
    batch: textOr(row.batch),
    begin: momentOf(textOr(row.begin)),
    end: momentOf(textOr(row.end)),
  }));
}

export function parseProvinces(data: unknown): Marked<ProvinceUsers> | undefined {
  return parseMarked(data, (row) => ({
    province: provinceName(textOr(row.province)),
    users: numberOr(row.users),
    cards: numberOr(row.cards),
  }));
}

export function parseStores(data: unknown): readonly ExpiringStore[] | undefined {
  return rowsOf(data)?.map((row) => ({
    id: parseId(row.id) ?? '',
    name: textOr(row.name),
    expireTime: timeOr(row.expireTime, 'date'),
  }));
}

/** A memo of the person's own that is not done yet. */
export interface OpenMemo {
  readonly id: RecordId;
  readonly title: string;
  /** `YYYY-MM-DD HH:mm:ss`; empty without a reminder. */
  readonly remindTime: string;
}

export function parseMemos(data: unknown): readonly OpenMemo[] | undefined {
  return rowsOf(data)?.map((row) => ({
    id: parseId(row.id) ?? '',
    title: textOr(row.title),
    remindTime: timeOr(row.remindTime),
  }));
}

/** Takes the whole response: RuoYi's rows are beside `data`. */
export function parseNotices(answer: unknown): readonly Notice[] | undefined {
  return rowsOf(isRecord(answer) ? answer.rows : undefined)?.map((row) => ({
    id: parseId(row.noticeId) ?? '',
    title: textOr(row.noticeTitle),
    type: textOr(row.noticeType),
    content: textOr(row.noticeContent),
    time: timeOr(row.createTime),
  }));
}

/** Rows of a bare array, or of `list` beside the mark of a demonstration. */
function parseMarked<Row>(data: unknown, parse: (row: Raw) => Row): Marked<Row> | undefined {
  const rows = rowsOf(data);
  return rows && { rows: rows.map(parse), demo: isRecord(data) && isYes(data.demo) };
}

function rowsOf(data: unknown): readonly Raw[] | undefined {
  const list = isRecord(data) ? data.list : data;
  return Array.isArray(list) ? list.filter(isRecord) : undefined;
}
