import type { QueryClient } from '@tanstack/react-query';
import { timeOr } from '@/src/lib/dates';
import { isRecord, isYes, numberOr, textOr } from '@/src/lib/record';
import { parseId, type RecordId } from '@/src/lib/recordId';
import { createStore } from '@/src/lib/store';
import { callOperation, expectLayout } from '../data/callOperation';
import { callKey } from '../data/resourceCall';
import { shellCalls } from '../endpoints/platformCalls';
import type { Send } from '../http/request';

/** A release note for its readers (screen H9). */
export interface Update {
  readonly id: RecordId;
  readonly version: string;
  readonly title: string;
  /** 1 新功能, 2 优化, 3 修复. */
  readonly type: number;
  /** HTML as the server sent it. */
  readonly content: string;
  readonly time: string;
  readonly isRead: boolean;
  /** Whether it opens by itself as long as it is unread (screen O1). */
  readonly isPopup: boolean;
}

/** Some of the release notes, newest first. */
export interface Updates {
  readonly rows: readonly Update[];
  /** Number of all notes, on other pages too. */
  readonly total: number;
  /** Number of all notes that the person has not read; undefined where the server does not say. */
  readonly unread: number | undefined;
}

/** Prefix of the query keys of everything that shows release notes. */
export const updatesKey = ['home', 'updates'] as const;

/** The query for release notes; empty texts do not filter. */
export interface UpdatesQuery {
  readonly limit: number;
  /** From 1, which is the newest. */
  readonly page?: number;
  readonly type?: string;
  readonly keyword?: string;
}

/** Counts how often notes were marked as read here: readers of the unread ones ask again. */
export const updatesRead = createStore(0);

/** The release notes, newest first. Readers show a failure in place, unless they ask for a message. */
export async function readUpdates(
  send: Send,
  { page = 1, limit, type, keyword }: UpdatesQuery,
  { quiet = true } = {},
): Promise<Updates> {
  const { updateList } = shellCalls;
  const options = { quiet, allowRepeat: true };
  const body = { page, limit, ...(type && { type }), ...(keyword && { keyword }) };
  const { data } = await callOperation({ send }, updateList, { body, options });
  return expectLayout(parseUpdates(data), updateList);
}

/** The newest notes among which unread ones are looked for, where the server does not count them. */
const newest = 20;

/** Number of release notes that the person has not read yet, of the newest at least. 0 on failure. Never rejects. */
export async function unreadUpdates(send: Send): Promise<number> {
  try {
    const { unread } = await readUpdates(send, { limit: 1 });
    return unread ?? unreadIn(await readUpdates(send, { limit: newest })).length;
  } catch {
    return 0;
  }
}

/** The release notes among these that the person has not read. */
export function unreadIn({ rows }: Pick<Updates, 'rows'>): readonly Update[] {
  return rows.filter(({ isRead }) => !isRead);
}

interface Marking {
  readonly send: Send;
  readonly queries: Pick<QueryClient, 'invalidateQueries'>;
}

/**
 * Marks release notes as read by the person; whatever shows release notes reads them again. A refusal is shown, unless
 * it is to be quiet.
 */
export async function markUpdatesRead(
  { send, queries }: Marking,
  ids: readonly RecordId[],
  { quiet = false } = {},
): Promise<void> {
  const body = { id: ids.join(',') };
  await callOperation({ send }, shellCalls.updateRead, { body, options: { quiet } });
  updatesRead.set(updatesRead.get() + 1);
  await queries.invalidateQueries({ queryKey: callKey(updatesKey) });
}

function parseUpdates(data: unknown): Updates | undefined {
  if (!isRecord(data) || !Array.isArray(data.list)) return undefined;
  const rows = data.list.filter(isRecord).map(parseUpdate);
  const total = numberOr(data.total, rows.length);
  const isCounted = data.unread !== undefined && data.unread !== null;
  return { rows, total, unread: isCounted ? numberOr(data.unread) : undefined };
}

function parseUpdate(row: Record<string, unknown>): Update {
  return {
    id: parseId(row.id) ?? '',
    version: textOr(row.version),
    title: textOr(row.title),
    type: numberOr(row.type),
    content: textOr(row.content),
    time: timeOr(row.publishTime),
    isRead: isYes(row.isread),
    isPopup: isYes(row.popup),
  };
}
