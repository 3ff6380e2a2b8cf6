import type { BaseRecord, GetListResponse } from '@refinedev/core';
import type { Locator } from 'vitest/browser';
import { type ListOnScreen, listPage } from './listPage';
import { openView, type Visit, type VisitOptions } from './openView';
import type { Subject } from './subject';

/** Opens the list of a resource, or what follows its address. */
export async function openSubject(
  { resource, sample }: Subject,
  options?: VisitOptions,
): Promise<{ visit: Visit; list: ListOnScreen }> {
  const visit = await openView({ view: resource.view, ...sample.place }, { at: sample.at ?? '', ...options });
  return { visit, list: listPage(visit, resource) };
}

/** The row of the first page with which everything may be done. */
export function ordinaryRow({ sample }: Subject, list: ListOnScreen): Locator {
  return sample.ordinary === undefined ? list.rows.first() : list.row(sample.ordinary);
}

/** The first record that the resource's list has read, as the data provider handed it on. */
export function firstRowRead({ runtime }: Visit, { name }: Subject): BaseRecord {
  const lists = runtime.queryClient.getQueriesData<GetListResponse>({
    predicate: ({ queryKey }) => queryKey.includes(name) && queryKey.includes('list'),
  });
  const row = lists.map(([, page]) => page?.data[0]).find((first) => first !== undefined);
  if (!row) throw new Error(`The list has read no record of ${name}`);
  return row;
}
