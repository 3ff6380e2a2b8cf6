import { createContext, use } from 'react';
import { useLocation } from 'react-router';
import { withoutTrailingSlash } from '../lib/path';
import { usePane } from './usePane';

/** Members of the query that tell apart what a page shows. With another value of one, its forms are gone. */
export const PageQueryContext = createContext<readonly string[]>([]);

/** The place of a form in this page, for the handling of unsaved changes. */
export function useFormPlace() {
  const pane = usePane();
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  const query = Object.fromEntries(use(PageQueryContext).map((name) => [name, params.get(name) ?? '']));
  const path = withoutTrailingSlash(pathname);
  return { tab: pane?.key ?? '', path, query, transient: pane?.transient ?? false };
}
