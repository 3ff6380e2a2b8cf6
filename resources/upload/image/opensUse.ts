import { knownEndpoints, type Reader } from '@/src/crud/recordAddress';

/** The resources of pages that are not called like them. */
const named: Readonly<Record<string, string>> = {
  'customer/list': 'customer/store',
  'customer/app-store': 'customer/app',
  'operations/resource-categories/resource': 'operations/resources',
};

/** Whether a reader may open the address of a picture's use. It is a page, or a record of it to be read or changed. */
export function opensUse({ endpointsOf, can }: Reader, path: string): boolean {
  const [, page = '', way] = /^\/(.+?)(?:\/(show|edit)\/[^/]+)?$/.exec(path) ?? [];
  const operations = knownEndpoints(endpointsOf, named[page] ?? page)?.operations ?? {};
  const { list, read, one, update, save } = operations;
  const record = way === 'edit' ? (update ?? save) : one;
  return can(list ?? read) && (way === undefined || can(record));
}
