import { createContext, type ReactNode, use, useCallback, useState } from 'react';
import type { RecordId } from '../../lib/recordId';
import { useResourcePage } from '../ResourceContext';
import { useCan, useServices } from '../services';
import { useOpenRecord } from '../useOpenRecord';

/** A record that was made or changed on these pages; each change is another object. */
export interface RecordChange {
  /** As in addresses; undefined for a new record whose id the server kept to itself. */
  readonly id: string | undefined;
}

const LastChange = createContext<RecordChange | undefined>(undefined);
/** For good: those that only tell are not drawn again for each change. */
const NoteChange = createContext((_id: RecordId | undefined): void => undefined);

/** Around the pages of a resource: what was changed last, for the list to mark. */
export function RecordChangesProvider({ children }: { children: ReactNode }) {
  const [last, setLast] = useState<RecordChange>();
  const note = useCallback(
    (id: RecordId | undefined) => setLast({ id: id === undefined ? undefined : String(id) }),
    [],
  );
  return (
    <NoteChange value={note}>
      <LastChange value={last}>{children}</LastChange>
    </NoteChange>
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
  const note = use(NoteChange);
  const open = useOpenRecord();
  const canShow = useCan()(one);
  return useCallback(
    (text, id) => {
      note(id);
      const look = { label: '查看', about: String(id), run: () => open('show', id) };
      notify('success', text, id !== undefined && canShow ? { action: look } : {});
    },
    [note, notify, open, canShow],
  );
}
