import { useEffect, useSyncExternalStore } from 'react';
import { notesOf } from '@/providers/notes/notes';
import type { Note } from '@/src/lib/note';
import type { Services } from '../../model/services';

/** The note of a key, read when the key is new or all notes were dropped. Undefined while there is none. */
export function useNote(services: Services, key: string | undefined): Note | undefined {
  const notes = notesOf(services);
  const round = useSyncExternalStore(notes.subscribe, notes.round);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is the reason to ask again
  useEffect(() => {
    if (key !== undefined) void notes.load(key);
  }, [notes, key, round]);
  return useSyncExternalStore(notes.subscribe, () => notes.get(key));
}
