import type { BaseRecord } from '@refinedev/core';
import type { Locator } from 'vitest/browser';
import { domains } from '@/resources';
import type { Resource } from '@/src/crud/defineResource';
import { providerOf } from '@/src/crud/services';
import { type ListOnScreen, listPage } from './listPage';
import { openView, type Visit, type VisitOptions } from './openView';
import type { Sample } from './sample';

/** One resource under the contract suite. */
export interface Subject {
  readonly name: string;
  readonly resource: Resource;
  readonly sample: Sample;
}

export const samples: readonly Sample[] = Object.values(
  import.meta.glob<Sample>('/resources/**/*.sample.ts', { eager: true, import: 'sample' }),
);

const loaded = await Promise.all(Object.values(domains).map(({ load }) => load()));

/** The views of every page of every domain. */
export const views: readonly string[] = loaded.flatMap(({ resources, screens }) =>
  [...resources, ...screens].map(({ view }) => view),
);

/** Every resource of every domain; one that is added is among them. */
export const subjects: readonly Subject[] = loaded
  .flatMap((domain) => domain.resources)
  .map((resource) => {
    const { name } = resource;
    return {
      name,
      resource,
      sample: samples.find((sample) => sample.resource === name) ?? { resource: name },
    };
  });

/** Opens the list of a resource, or what follows its address. */
export async function openSubject(
  { resource, sample }: Subject,
  options?: VisitOptions,
): Promise<{ visit: Visit; list: ListOnScreen }> {
  const visit = await openView({ view: resource.view, ...sample.place }, options);
  return { visit, list: listPage(visit, resource) };
}

/** The row of the first page with which everything may be done. */
export function ordinaryRow({ sample }: Subject, list: ListOnScreen): Locator {
  return sample.ordinary === undefined ? list.rows.first() : list.row(sample.ordinary);
}

/** A record of the resource as the data provider hands it on. */
export async function readRow({ runtime }: Visit, { name, resource }: Subject): Promise<BaseRecord> {
  const provider = runtime.dataProvider[providerOf(resource.endpoints)];
  const page = await provider?.getList({ resource: name, pagination: { currentPage: 1, pageSize: 1 } });
  const row = page?.data[0];
  if (!row) throw new Error(`The mocks know no record of ${name}`);
  return row;
}
