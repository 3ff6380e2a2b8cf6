import { isRecord } from '@/src/lib/record';
import { RequestError } from '../http/errors';
import type { ApiResponse } from '../http/request';

/** A record as the server sent it, with unchecked members. */
export type WireRecord = Record<string, unknown>;

/** One page of a list, with the server's further members (counts for the quick filters, say). */
export interface ListPage {
  readonly list: WireRecord[];
  readonly total: number;
  readonly extra: Record<string, unknown>;
}

/**
 * Reads a list from a response of either family (contract, sections 2 and 3). It may be `{ list, total }`, `{ data,
 * total }`, `{ rows, total }` in `data` or beside it, or a bare array. Anything else is refused with an error that
 * names the call: an unexpected layout must not show as empty.
 */
export function readList(response: ApiResponse, call: string): ListPage {
  const beside = readPage(response.members, ['rows']);
  if (!beside && isRecordList(response.data))
    return { list: response.data, total: response.data.length, extra: {} };
  const page = beside ?? readPage(response.data);
  if (page) return page;
  throw new RequestError(`列表数据的格式无法识别（${call}）`, { reason: { kind: 'layout' }, call });
}

function readPage(value: unknown, names: readonly string[] = ['list', 'data', 'rows']): ListPage | undefined {
  if (!isRecord(value)) return undefined;
  const total = Number(value.total ?? Number.NaN);
  // Some servers send null for no rows; beside a total of 0 nothing is hidden by that.
  const isList = (one: unknown) => isRecordList(one) || (one === null && total === 0);
  const name = names.find((candidate) => isList(value[candidate]));
  if (name === undefined || !Number.isInteger(total)) return undefined;
  const { [name]: list, total: _total, ...extra } = value;
  return { list: isRecordList(list) ? list : [], total, extra };
}

function isRecordList(value: unknown): value is WireRecord[] {
  return Array.isArray(value) && value.every(isRecord);
}
