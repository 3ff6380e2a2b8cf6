import { z } from 'zod';
import type { Family } from '@/providers/endpoints/builder';
import { type ListQuery, type ListRules, matchingRows, pageOf, reasonablePage } from './list';
import { Beside } from './responses';
import { familyOf, idSchema, idsSchema, type MockRequest, read, type SignedInRequest } from './route';

/** The places of the engine's data in a family of calls (contract, sections 2 and 3). */
export interface Wire {
  /** Refuses numbers of pages and rows that are none. */
  readonly query: (request: MockRequest) => ListQuery;
  /** The page to answer; RuoYi's is pulled into range. */
  readonly page: (query: ListQuery, total: number) => number;
  readonly list: (rows: readonly object[], total: number, beside: object) => unknown;
  /** `key` is the name of the id in a POST body. */
  readonly ids: (request: MockRequest, key: string) => number[];
  /** The response of create. */
  readonly created: (id: number) => unknown;
  /** How the family signs a row. */
  readonly signature: (request: SignedInRequest) => string;
}

/** Rows of the longest page that a server answers. */
const longestPage = 100_000;
const size = z.number().int().min(1).max(longestPage);

/** Numbers of a query or a form, which are text there. */
const wholeText = z
  .union([z.string().regex(/^-?\d+$/), z.number()])
  .transform(Number)
  .pipe(z.number().int());

const rpcQuery = z
  .looseObject({
    page: z.number().int().min(1).default(1),
    limit: size.default(20),
    sortField: z.string().min(1).nullish(),
    sortOrder: z.enum(['asc', 'desc']).nullish(),
  })
  .transform(({ page, limit, sortField, sortOrder, ...filters }) => ({
    page,
    size: limit,
    sort: sortField ? { field: sortField, descending: sortOrder === 'desc' } : undefined,
    filters,
  }));

const restQuery = z
  .looseObject({
    pageNum: wholeText.default(1),
    pageSize: wholeText.pipe(size).default(10),
    orderByColumn: z.string().regex(/^\w*$/).default(''),
    isAsc: z.enum(['', 'asc', 'desc', 'ascending', 'descending']).default(''),
  })
  .transform(({ pageNum, pageSize, orderByColumn, isAsc, ...filters }) => ({
    page: pageNum,
    size: pageSize,
    sort: orderByColumn ? { field: orderByColumn, descending: isAsc.startsWith('desc') } : undefined,
    filters,
  }));

export const wires: Record<Family, Wire> = {
  rpc: {
    query: ({ body }) => read(body, rpcQuery),
    page: ({ page }) => page,
    list: (list, total, beside) => ({ list, total, ...beside }),
    ids: ({ body }, key) => read(body[key], idsSchema),
    created: (id) => ({ id }),
    signature: ({ user }) => user.nickName,
  },
  rest: {
    // exports send the same as a form
    query: ({ query, body }) => read({ ...query, ...body }, restQuery),
    page: ({ page, size }, total) => reasonablePage(page, size, total),
    list: (rows, total, beside) => new Beside({ rows, total, ...beside }, '查询成功'),
    ids: ({ params }) => read(params.id, idsSchema),
    created: () => undefined,
    signature: ({ user }) => user.userName,
  },
};

/**
 * The response of a list call: one page of the rows that match its filters, in its order. `shown` maps a row to its
 * response.
 */
export function respondList(
  request: MockRequest,
  rows: readonly object[],
  rules: ListRules = {},
  beside: object = {},
  shown: (row: object) => object = (row) => row,
): unknown {
  const wire = wires[familyOf(request.path)];
  const query = wire.query(request);
  const matching = matchingRows(rows, query, rules);
  const page = pageOf(matching, wire.page(query, matching.length), query.size);
  return wire.list(page.map(shown), matching.length, beside);
}

/** The id in the body of an update. */
export function idIn({ body }: MockRequest, name: string): number {
  return read(body[name], idSchema);
}
