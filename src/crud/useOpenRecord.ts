import { useCallback, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { RecordId } from '../lib/recordId';
import { useFormPlace } from '../services/useFormPlace';
import { usePane } from '../services/usePane';
import { useUnsavedContext } from '../services/useUnsavedContext';
import { useResourcePage } from './ResourceContext';

/** Pages of one record, each with an address under the list's own. */
export type RecordPage = 'create' | 'edit' | 'show';

/** Marks a page that was opened from its list, so that closing it goes back. */
export const fromList = { fromList: true };

/** Address of a page of a record, without a query. */
export function recordPath(basePath: string, page: RecordPage, id?: RecordId): string {
  return [basePath, page, ...(id === undefined ? [] : [encodeURIComponent(id)])].join('/');
}

/**
 * The address of a saved record's page: over its list with the list's present query. Closing it goes back where the
 * list was in front. Where another tab was, it goes to the list: «back» would lead away.
 */
export function savedRecord(basePath: string, id: RecordId, search: string, isShown: boolean) {
  const to = { pathname: recordPath(basePath, 'show', id), search };
  return { to, state: isShown ? fromList : undefined };
}

/** Opens a page of a record. The list's query stays in the address, so that the list behind it stays as it is. */
export function useOpenRecord() {
  const { basePath } = useResourcePage();
  const navigate = useNavigate();
  const { search } = useLocation();
  return useCallback(
    (page: RecordPage, id?: RecordId) => {
      void navigate({ pathname: recordPath(basePath, page, id), search }, { state: fromList });
    },
    [basePath, navigate, search],
  );
}

/**
 * Closes a record's page: back to the list, by the browser's own «back» where it was opened from there. The query of a
 * form that another page opened holds values for the new record; it ends with the form. That of a form opened from the
 * list is the list's, also where another tab was in front meanwhile.
 */
export function useCloseRecord() {
  const { basePath } = useResourcePage();
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const opened: unknown = state;
  const cameFromList = typeof opened === 'object' && opened !== null && 'fromList' in opened;
  const [ofList, setOfList] = useState<string>();
  if (cameFromList && ofList !== search) setOfList(search);
  return useCallback(() => {
    const holdsValues = pathname === recordPath(basePath, 'create') && search !== ofList;
    const kept = holdsValues ? '' : search;
    void (cameFromList ? navigate(-1) : navigate({ pathname: basePath, search: kept }, { replace: true }));
  }, [basePath, navigate, pathname, search, cameFromList, ofList]);
}

/** Asks before the page at this address is closed, where a form in it holds unsaved changes. */
export function useConfirmDiscard(): () => Promise<boolean> {
  const place = useUnsavedContext();
  const { path } = useFormPlace();
  return async () =>
    place?.unsavedRegistry.confirmDiscard(
      place.unsavedRegistry.get().filter((dirtyForm) => dirtyForm.path === path),
    ) ?? true;
}

/** Ends the page: closes its tab and goes to an address. Without a query that page opens as it was left. */
export function useLeave(): (to: string) => void {
  const pane = usePane();
  const navigate = useNavigate();
  return (to) => (pane ? pane.leave(to) : void navigate(to));
}
