import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useCan } from '@/src/services/useCan';
import type { RecordId } from '../../lib/recordId';
import { useNotify } from '../../services/useNotify';
import { usePane } from '../../services/usePane';
import { useResourcePage } from '../ResourceContext';
import { savedRecord } from '../useOpenRecord';

/** A record that was created or changed on these pages; each change is another object. */
export interface RecordChange {
  /** The id as in addresses; undefined for a new record whose id the server did not return. */
  readonly id: string | undefined;
}

const LastChange = createContext<RecordChange | undefined>(undefined);
/** Functions for a saved record. */
interface SavedRecords {
  readonly note: (id: RecordId | undefined) => void;
  /** Shows it over its list, in the list's present state, whichever tab is in front. */
  readonly look: (id: RecordId) => void;
}

/** Constant: components that only report are not drawn again for each change. */
const Saved = createContext<SavedRecords>({ note: () => undefined, look: () => undefined });

/** Surrounds the pages of a resource and keeps the last change, for the list to mark. */
export function RecordChangesProvider({ children }: { children: ReactNode }) {
  const [last, setLast] = useState<RecordChange>();
  const note = useCallback(
    (id: RecordId | undefined) => setLast({ id: id === undefined ? undefined : String(id) }),
    [],
  );
  const look = useLook();
  const saved = useMemo(() => ({ note, look }), [note, look]);
  return (
    <Saved value={saved}>
      <LastChange value={last}>{children}</LastChange>
    </Saved>
  );
}

/** Asked of the pages around the saved form, which is gone when somebody asks to see the record. */
function useLook(): (id: RecordId) => void {
  const { basePath } = useResourcePage();
  const { search } = useLocation();
  const pane = usePane();
  const navigate = useNavigate();
  const latest = useRef({ search, navigate });
  useLayoutEffect(() => {
    latest.current = { search, navigate };
  }, [search, navigate]);
  return useCallback(
    (id) => {
      const { to, state } = savedRecord(basePath, id, latest.current.search, pane?.isShown() ?? true);
      void latest.current.navigate(to, { state });
    },
    [basePath, pane],
  );
}

/** The record that was changed last. */
export function useLastChange(): RecordChange | undefined {
  return use(LastChange);
}

/**
 * Reports a saved record, and offers to look at it where the person may; the list marks its row. Without an id it is a
 * new record.
 */
export function useNotifySaved(): (text: string, id: RecordId | undefined) => void {
  const { one } = useResourcePage().resource.endpoints.operations;
  const notify = useNotify();
  const { note, look } = use(Saved);
  const canShow = useCan()(one);
  return useCallback(
    (text, id) => {
      note(id);
      const isOffered = id !== undefined && canShow;
      notify(
        'success',
        text,
        isOffered ? { action: { label: '查看', about: String(id), run: () => look(id) } } : {},
      );
    },
    [note, notify, look, canShow],
  );
}
