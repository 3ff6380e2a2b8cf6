import { createContext, use } from 'react';
import type { FormValues } from '../ui/fields/field';
import type { Resource } from './defineResource';
import type { Row } from './resourceSpec';

/** The resource whose pages are open, and their address. */
export interface ResourcePageInfo {
  readonly resource: Resource;
  /** Address of the list, without the query. */
  readonly basePath: string;
  /** Filters that hold while the address names none, and that 重置 goes back to. */
  readonly defaultFilters?: Readonly<Record<string, string>> | undefined;
  /** Filters that the place decides: always sent, never shown (the role whose users are listed). */
  readonly scope?: Readonly<Record<string, string>> | undefined;
  /** Values of a new record that the place decides (the dictionary that an entry belongs to). */
  readonly initialValues?: FormValues | undefined;
}

const ResourcePage = createContext<ResourcePageInfo | undefined>(undefined);

export const ResourcePageProvider = ResourcePage.Provider;

/** The resource of the page. Throws outside of a resource's pages. */
export function useResourcePage(): ResourcePageInfo {
  const page = use(ResourcePage);
  if (!page) throw new Error('useResourcePage() needs the pages of a resource around it');
  return page;
}

/** The number of a row in the list around it, running on over the pages, by its id. */
export const RowNumbers = createContext<(id: unknown) => number>(() => 1);

/** The record, as it was read, of the form around an input; undefined for a new one, and in filters. */
export const FormRecord = createContext<Row | undefined>(undefined);

/** The field of the input around it; undefined in groups that are repeated, and in filters. */
export const FieldName = createContext<string | undefined>(undefined);
