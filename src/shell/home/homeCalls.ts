import { callPlatform, expectLayout } from '@/providers/auth/callPlatform';
import type { Operation } from '@/providers/data/endpoints';
import { shellCalls } from '@/providers/data/shellCalls';
import { sendForResponse } from '@/providers/http/apiResponse';
import type { Send } from '@/providers/http/call';
import { customerEndpoints } from '@/resources/customer/endpoints';
import {
  parseNotices,
  parseProvinces,
  parseSeason,
  parseStores,
  parseSummary,
  parseTodos,
  parseTrend,
} from './homeResponses';

/** Each block shows what went wrong itself. */
const options = { quiet: true, allowRepeat: true } as const;

/** Reads of the home page's blocks (screen A3): reject with the server's refusal, or where the layout is unknown. */
export const homeReads = {
  summary: (send: Send) => ask(send, shellCalls.homeSummary, {}, parseSummary),
  todos: (send: Send) => ask(send, shellCalls.homeTodo, {}, parseTodos),
  trend: (send: Send, days: number) => ask(send, shellCalls.homeTrend, { days }, parseTrend),
  season: (send: Send) => ask(send, shellCalls.homeSeason, {}, parseSeason),
  provinces: (send: Send) => ask(send, shellCalls.homeProvinceRank, { limit: 10 }, parseProvinces),
  expiring: (send: Send) => {
    const { list } = customerEndpoints['customer/store'].operations;
    const body = { page: 1, limit: 5, expireState: 'expiring', sortField: 'expireTime', sortOrder: 'asc' };
    return ask(send, list, body, parseStores);
  },
  async notices(send: Send) {
    const { method, path } = shellCalls.notices;
    const query = { pageNum: 1, pageSize: 5, status: 0 };
    const answer = await sendForResponse(send, { method, path, query, options });
    return expectLayout(parseNotices(answer.members), shellCalls.notices);
  },
} as const;

async function ask<T>(
  send: Send,
  operation: Operation,
  body: object,
  parse: (data: unknown) => T | undefined,
): Promise<T> {
  return expectLayout(parse(await callPlatform(send, operation, body, options)), operation);
}
