import { callPlatform } from '@/providers/auth/callPlatform';
import { shellCalls } from '@/providers/data/shellCalls';
import type { Send } from '@/providers/http/call';
import type { Services } from '../services';
import { isEmptyNote, type Note, parseNote } from './note';

/** The notes that were read in this session, by view path. `get` and `subscribe` fit useSyncExternalStore. */
export interface Notes {
  /** Undefined where the page has none, or where nobody has asked yet. */
  get(key: string | undefined): Note | undefined;
  /** Whether it is known what the page says of itself, or that it says nothing. */
  isKnown(key: string): boolean;
  /** Goes up when all of them are forgotten: anyone who shows one asks again. */
  round(): number;
  subscribe(listener: () => void): () => void;
  /** Asks once a key (LAY-2). Never rejects: what fails is asked again when the page is next opened, and no message is shown. */
  load(key: string): Promise<void>;
  /** Saves a note and keeps it. Rejects with the refusal, which has not been shown to the user. */
  save(key: string, note: Note): Promise<void>;
  /** Forgets all of them. */
  clear(): void;
}

/** Opens the notes with nothing in them. */
export function createNotes(send: Send): Notes {
  const listeners = new Set<() => void>();
  const asked = new Map<string, Promise<void>>();
  const notes = new Map<string, Note | undefined>();
  let round = 0;

  function tell(): void {
    for (const listener of [...listeners]) listener();
  }

  async function ask(key: string): Promise<void> {
    const asking = asked.get(key);
    try {
      const data = await callPlatform(send, shellCalls.noteDesc, { key }, { quiet: true, allowRepeat: true });
      // Forgotten or saved meanwhile: the response is out of date.
      if (asked.get(key) !== asking) return;
      notes.set(key, parseNote(data));
      tell();
    } catch {
      if (asked.get(key) === asking) asked.delete(key);
    }
  }

  return {
    get: (key) => (key === undefined ? undefined : notes.get(key)),
    isKnown: (key) => notes.has(key),
    round: () => round,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    load(key) {
      const known = asked.get(key);
      if (known) return known;
      // begins in the next microtask, when the map knows of it
      const asking = Promise.resolve().then(() => ask(key));
      asked.set(key, asking);
      return asking;
    },
    async save(key, note) {
      await callPlatform(send, shellCalls.saveNoteDesc, { key, ...note }, { quiet: true });
      asked.set(key, Promise.resolve());
      notes.set(key, isEmptyNote(note) ? undefined : note);
      tell();
    },
    clear() {
      asked.clear();
      notes.clear();
      round += 1;
      tell();
    },
  };
}

const opened = new WeakMap<Send, Notes>();

/** The one set of notes that is on these services; gone when another person comes (SESS-5). */
export function notesOf({ send, userScope }: Pick<Services, 'send' | 'userScope'>): Notes {
  const known = opened.get(send);
  if (known) return known;
  const notes = createNotes(send);
  opened.set(send, notes);
  userScope.onUserChange(notes.clear);
  return notes;
}
