import { isEmptyNote, type Note, parseNote } from '@/src/lib/note';
import { createStore } from '@/src/lib/store';
import type { UserScope } from '../auth/userScope';
import { type CallDeps, callOperation } from '../data/callOperation';
import { shellCalls } from '../endpoints/platformCalls';
import type { Send } from '../http/request';

/** The notes that were read in this session, by view path. `get` and `subscribe` fit useSyncExternalStore. */
export interface Notes {
  /** Undefined where the page has none, or where it was not read yet. */
  get(key: string | undefined): Note | undefined;
  /** Whether the page's note was read, or its absence is known. */
  isKnown(key: string): boolean;
  /** Increases when all of them are dropped: readers ask again. */
  round(): number;
  /** Increases with each change of any of them. */
  changes(): number;
  subscribe(listener: () => void): () => void;
  /**
   * Asks once a key (LAY-2). Never rejects: a failed reading is repeated when the page is next opened, and no message
   * is shown.
   */
  load(key: string): Promise<void>;
  /** Reads a note as the server holds it now, and keeps it. Rejects where that fails, which has not been shown to the user. */
  readNow(key: string): Promise<Note | undefined>;
  /** Saves a note and keeps it. Rejects with the refusal, which has not been shown to the user. */
  save(key: string, note: Note): Promise<void>;
  /** Drops all of them. */
  clear(): void;
}

/** Creates an empty store of notes. */
export function createNotes(deps: CallDeps): Notes {
  const asked = new Map<string, Promise<void>>();
  const notes = new Map<string, Note | undefined>();
  let round = 0;
  const changes = createStore(0);
  const tell = () => changes.set(changes.get() + 1);

  async function ask(key: string): Promise<Note | undefined> {
    const options = { quiet: true, allowRepeat: true };
    const { data } = await callOperation({ send: deps.send }, shellCalls.noteDesc, {
      body: { key },
      options,
    });
    return parseNote(data);
  }

  function keep(key: string, note: Note | undefined): void {
    notes.set(key, note);
    tell();
  }

  async function read(key: string): Promise<void> {
    const pending = asked.get(key);
    try {
      const note = await ask(key);
      // Dropped or saved meanwhile: the response is out of date.
      if (asked.get(key) === pending) keep(key, note);
    } catch {
      if (asked.get(key) === pending) asked.delete(key);
    }
  }

  return {
    get: (key) => (key === undefined ? undefined : notes.get(key)),
    isKnown: (key) => notes.has(key),
    round: () => round,
    changes: changes.get,
    subscribe: changes.subscribe,
    load(key) {
      const known = asked.get(key);
      if (known) return known;
      // begins in the next microtask, when the map knows of it
      const pending = Promise.resolve().then(() => read(key));
      asked.set(key, pending);
      return pending;
    },
    async readNow(key) {
      const note = await ask(key);
      asked.set(key, Promise.resolve());
      keep(key, note);
      return note;
    },
    async save(key, note) {
      const options = { quiet: true };
      await callOperation(deps, shellCalls.saveNoteDesc, { body: { key, ...note }, options });
      asked.set(key, Promise.resolve());
      keep(key, isEmptyNote(note) ? undefined : note);
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

/** The only set of notes on these services; dropped when another person comes (SESS-5). */
export function notesOf({ userScope, send, overrides }: CallDeps & { readonly userScope: UserScope }): Notes {
  const known = opened.get(send);
  if (known) return known;
  const notes = createNotes({ send, ...(overrides && { overrides }) });
  opened.set(send, notes);
  userScope.onUserChange(notes.clear);
  return notes;
}
