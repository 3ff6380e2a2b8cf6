import type { Family } from '@/providers/endpoints/builder';
import { type ListQuery, reasonablePage } from './list';
import { Beside } from './responses';
import { idSchema, idsSchema, type MockRequest, read, type SignedInRequest } from './route';

/** Where a family of calls puts what the engine needs (contract, sections 2 and 3). */
export interface Wire {
  readonly query: (request: MockRequest) => ListQuery;
  /** The page to answer; RuoYi's is pulled into range. */
  readonly page: (query: ListQuery, total: number) => number;
  readonly list: (rows: readonly object[], total: number, beside: object) => unknown;
  /** `key` is the name of the id in a POST body. */
  readonly ids: (request: MockRequest, key: string) => number[];
  /** What create answers. */
  readonly created: (id: number) => unknown;
  /** How the family signs a row. */
  readonly signature: (request: SignedInRequest) => string;
}

export const wires: Record<Family, Wire> = {
  rpc: {
    query: ({ body: { page, limit, sortField, sortOrder, ...filters } }) => ({
      page: positive(page, 1),
      size: positive(limit, 20),
      sort: sortField ? { field: String(sortField), descending: sortOrder === 'desc' } : undefined,
      filters,
    }),
    page: ({ page }) => page,
    list: (list, total, beside) => ({ list, total, ...beside }),
    ids: ({ body }, key) => read(body[key], idsSchema),
    created: (id) => ({ id }),
    signature: ({ user }) => user.nickName,
  },
  rest: {
    query: ({ query, body }) => {
      // exports send the same as a form
      const { pageNum, pageSize, orderByColumn, isAsc, ...filters } = { ...query, ...body };
      return {
        page: positive(pageNum, 1),
        size: positive(pageSize, 10),
        sort: orderByColumn
          ? { field: String(orderByColumn), descending: String(isAsc).startsWith('desc') }
          : undefined,
        filters,
      };
    },
    page: ({ page, size }, total) => reasonablePage(page, size, total),
    list: (rows, total, beside) => new Beside({ rows, total, ...beside }, '查询成功'),
    ids: ({ params }) => read(params.id, idsSchema),
    created: () => undefined,
    signature: ({ user }) => user.userName,
  },
};

/** The id in the body of an update. */
export function idIn({ body }: MockRequest, name: string): number {
  return read(body[name], idSchema);
}

function positive(value: unknown, fallback: number): number {
  const number = Math.floor(Number(value));
  return number > 0 ? number : fallback;
}
