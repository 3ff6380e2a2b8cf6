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
import { useCan } from '@/src/ui/permission/useCan';
import type { RecordId } from '../../lib/recordId';
import { usePane } from '../../ui/pane/PaneContext';
import { useResourcePage } from '../ResourceContext';
import { useServices } from '../services';
import { savedRecord } from '../useOpenRecord';

/** A record that was made or changed on these pages; each change is another object. */
export interface RecordChange {
  /** As in addresses; undefined for a new record whose id the server kept to itself. */
  readonly id: string | undefined;
}

const LastChange = createContext<RecordChange | undefined>(undefined);
/** Uses of a record that was saved. */
interface SavedRecords {
  readonly note: (id: RecordId | undefined) => void;
  /** Shows it over its list, as that is by then, whichever tab is looked at. */
  readonly look: (id: RecordId) => void;
}

/** For good: those that only tell are not drawn again for each change. */
const Saved = createContext<SavedRecords>({ note: () => undefined, look: () => undefined });

/** Around the pages of a resource: what was changed last, for the list to mark. */
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

/** The form that was saved is gone when somebody asks to see the record: this is asked of the pages around it. */
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

/** Says that a record was saved, and offers to look at it those who may; the list marks its row. Without an id it is a new record. */
export function useTellSaved(): (text: string, id: RecordId | undefined) => void {
  const { one } = useResourcePage().resource.endpoints.operations;
  const { notify } = useServices();
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
