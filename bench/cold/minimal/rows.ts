/** A record of each list, as the bench's server answers it. */
export interface Row {
  readonly id: number;
  readonly name: string;
  readonly status: string;
  readonly amount: number;
  readonly price: string;
  readonly createTime: string;
}

/** How many rows a page of the list has: twenty where the address (`?rows=1000`) says nothing else. */
export const pageSize = Number(new URLSearchParams(location.search).get('rows') ?? 20);

const early = new Map<string, Promise<Response>>();

/** Asks for the first page of a list before its code has arrived. */
export function fetchEarly(list: string) {
  const address = addressOf(list, 1);
  early.set(address, fetch(address));
}

/** Fetches a page of a list; uses the early request where there was one. */
export async function fetchRows<T>(list: string, page: number): Promise<{ data: T[]; total: number }> {
  const address = addressOf(list, page);
  const response = early.get(address) ?? fetch(address);
  early.delete(address);
  return (await response).json();
}

function addressOf(list: string, page: number) {
  return `/api/${list}?page=${page}&size=${pageSize}`;
}
