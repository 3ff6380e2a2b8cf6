import { callOperation, expectLayout } from '@/providers/data/callOperation';
import type { Operation } from '@/providers/endpoints/builder';
import { shellCalls } from '@/providers/endpoints/platformCalls';
import type { Send } from '@/providers/http/request';
import { customerEndpoints } from '@/resources/customer/endpoints';
import { systemEndpoints } from '@/resources/system/endpoints';
import {
  parseMemos,
  parseNotices,
  parseProvinces,
  parseSeason,
  parseStores,
  parseSummary,
  parseTodos,
  parseTrend,
} from './homeResponses';

/** Each block shows its failures itself. */
const options = { quiet: true, allowRepeat: true } as const;

/** Reads of the home page's blocks (screen A3): reject with the server's refusal, or where the layout is unknown. */
export const homeReads = {
  summary: (send: Send) => read(send, shellCalls.homeSummary, {}, parseSummary),
  todos: (send: Send) => read(send, shellCalls.homeTodo, {}, parseTodos),
  trend: (send: Send, days: number) => read(send, shellCalls.homeTrend, { days }, parseTrend),
  season: (send: Send) => read(send, shellCalls.homeSeason, {}, parseSeason),
  provinces: (send: Send) => read(send, shellCalls.homeProvinceRank, { limit: 10 }, parseProvinces),
  expiring: (send: Send) => {
    const { list } = customerEndpoints['customer/store'].operations;
    const body = { page: 1, limit: 5, expireState: 'expiring', sortField: 'expireTime', sortOrder: 'asc' };
    return read(send, list, body, parseStores);
  },
  memos: (send: Send) => {
    const { list } = systemEndpoints['system/memo'].operations;
    return read(send, list, { page: 1, limit: 5, done: 0 }, parseMemos);
  },
  async notices(send: Send) {
    const query = { pageNum: 1, pageSize: 5, status: 0 };
    const { members } = await callOperation({ send }, shellCalls.notices, { query, options });
    return expectLayout(parseNotices(members), shellCalls.notices);
  },
} as const;

async function read<T>(
  send: Send,
  operation: Operation,
  body: object,
  parse: (data: unknown) => T | undefined,
): Promise<T> {
  const { data } = await callOperation({ send }, operation, { body, options });
  return expectLayout(parse(data), operation);
}
