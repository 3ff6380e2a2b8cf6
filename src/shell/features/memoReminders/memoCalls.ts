import { callOperation } from '@/providers/data/callOperation';
import { readList } from '@/providers/data/listResponse';
import type { Send } from '@/providers/http/request';
import { systemEndpoints } from '@/resources/system/endpoints';
import { timeOr } from '@/src/lib/dates';
import { textOr } from '@/src/lib/record';
import { parseId, type RecordId } from '@/src/lib/recordId';

const { list, done } = systemEndpoints['system/memo'].operations;

/** The name of the memo page in the rule list (screen H3). */
export const memoView = 'system/memo/index';

/** A memo whose time has come. */
export interface DueMemo {
  readonly id: RecordId;
  readonly title: string;
  /** `YYYY-MM-DD HH:mm:ss`. */
  readonly remindTime: string;
}

/** Marks a memo as done. Rejects where the server refuses; the refusal has been shown. */
export async function finishMemo(send: Send, id: RecordId): Promise<void> {
  await callOperation({ send }, done, { body: { id, done: 1 } });
}

/** The person's own open memos with a time between two moments, both `YYYY-MM-DD HH:mm:ss`; no messages. */
export async function readDueMemos(send: Send, begin: string, end: string): Promise<readonly DueMemo[]> {
  const body = { page: 1, limit: 20, done: 0, remindBegin: begin, remindEnd: end };
  const response = await callOperation({ send }, list, { body, options: { quiet: true, allowRepeat: true } });
  return readList(response, list.path).list.flatMap((row) => {
    const id = parseId(row.id);
    const remindTime = timeOr(row.remindTime);
    return id === undefined || remindTime === '' ? [] : [{ id, title: textOr(row.title), remindTime }];
  });
}
