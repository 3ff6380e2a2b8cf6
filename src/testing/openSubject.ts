import type { BaseRecord, GetListResponse } from '@refinedev/core';
import type { Locator } from 'vitest/browser';
import { idIn, type ListOnScreen, listPage } from './listPage';
import { openView, type Visit, type VisitOptions } from './openView';
import type { Subject } from './subject';

/** Opens the list of a resource, or an address below it. */
export async function openSubject(
  { resource, sample }: Subject,
  options?: VisitOptions,
): Promise<{ visit: Visit; list: ListOnScreen }> {
  const { place, at = '', as } = sample;
  const visit = await openView({ view: resource.view, ...place }, { at, ...(as && { as }), ...options });
  return { visit, list: listPage(visit, resource) };
}

/** The row of the first page on which every action is allowed. */
export function ordinaryRow({ sample }: Subject, list: ListOnScreen): Locator {
  return sample.ordinary === undefined ? list.rows.first() : list.row(sample.ordinary);
}

/**
 * The record of the first row on screen, as the data provider returned it. A page may have other lists of the same
 * resource.
 */
export function firstRowRead({ runtime }: Visit, { name }: Subject, list: ListOnScreen): BaseRecord {
  const lists = runtime.queryClient.getQueriesData<GetListResponse>({
    predicate: ({ queryKey }) => queryKey.includes(name) && queryKey.includes('list'),
  });
  const id = idIn(list.rows.first());
  const row = lists.flatMap(([, page]) => page?.data ?? []).find((one) => String(one.id) === id);
  if (!row) throw new Error(`No list has read the record ${id} of ${name}`);
  return row;
}
