import type { PlanUnit } from '@/src/gaokao/planUnit';
import { createStore, type Readable } from '@/src/lib/store';
import type { Drafts } from '@/src/work/drafts';
import type { Autosave } from './autosave';
import { changesOf, draftOf, missingKeys, readDrafts, recordOf, rowsOf, type TableDraft } from './draft';
import { itemsOf, type Rows } from './rows';
import { isUnsaved } from './saving';
import type { TableModel } from './table';

/** Finds units by their keys; those that are in no plan any more are missing from the answer. */
export type FindUnits = (keys: readonly string[]) => Promise<readonly PlanUnit[]>;

/**
 * What this machine keeps of a table while it is not saved, and what it kept when the table was left unsaved before: these are
 * offered, latest first, and stay until they are restored or discarded, whatever is typed or saved meanwhile.
 */
export interface LocalDraft extends Readable<readonly TableDraft[]> {
  /** The rows of the first offer. */
  rows(find: FindUnits): Promise<Rows>;
  /**
   * Takes the first offer up as a step that can be taken back. One that was begun before somebody saved asks whose rows hold, as any
   * conflict does. Resolves to the keys that are in no plan any more. Rejects where `find` does, and the offer stays; so it does in a table that is
   * read-only.
   */
  restore(find: FindUnits): Promise<readonly string[]>;
  /** Throws the first offer away. */
  discard(): void;
  /** Writes what is not saved before it returns: the page may be about to go. */
  rescue(): void;
  /** Throws away what is not saved; what is offered stays. */
  forget(): void;
  stop(): void;
}

/** Milliseconds without a change after which a draft is written. */
const pause = 400;

/** Keeps the drafts of a table under a path. */
export function keepDraft(table: TableModel, autosave: Autosave, drafts: Drafts, path: string): LocalDraft {
  const offers = createStore<readonly TableDraft[]>([]);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wasUnsaved = false;
  let isRead = false;
  let kept = table.get().undo.present;
  let base = table.get().meta.version;

  /** What is to be found at the next opening. Nothing is written before what is there was read. */
  const record = (own: boolean) => {
    const mine = own && isUnsaved(table.get().saving) ? [draftOf(table.get(), Date.now())] : [];
    return recordOf(table.get().meta, [...mine, ...offers.get()]);
  };

  function write(own = true): void {
    clearTimeout(timer);
    if (!isRead) return;
    const draft = record(own);
    void (draft ? drafts.write(path, draft) : drafts.remove(path));
  }

  const unsubscribe = table.subscribe(() => {
    const { saving, undo, meta } = table.get();
    const unsaved = isUnsaved(saving);
    if (unsaved && (undo.present !== kept || meta.version !== base)) {
      kept = undo.present;
      base = meta.version;
      clearTimeout(timer);
      timer = setTimeout(write, pause);
    }
    if (wasUnsaved && !unsaved) write();
    wasUnsaved = unsaved;
  });

  void drafts.read(path).then((found) => {
    isRead = true;
    const now = itemsOf(table.get().undo.present);
    const isDifferent = ({ items }: TableDraft) => changesOf(now, items) > 0;
    offers.set(readDrafts(found, Date.now()).filter(isDifferent));
    if (found || isUnsaved(table.get().saving)) write();
  });

  async function rowsFor({ items }: TableDraft, find: FindUnits): Promise<Rows> {
    const missing = missingKeys(items, table.get().undo.present);
    const units = missing.length === 0 ? [] : await find(missing);
    return rowsOf(items, table.get().undo.present, units);
  }

  function answered(draft: TableDraft): void {
    offers.set(offers.get().filter((one) => one !== draft));
    write();
  }

  return {
    get: offers.get,
    subscribe: offers.subscribe,
    async rows(find) {
      const [draft] = offers.get();
      return draft ? rowsFor(draft, find) : [];
    },
    async restore(find) {
      const [draft] = offers.get();
      if (!draft || table.get().readOnly !== undefined) return [];
      const rows = await rowsFor(draft, find);
      if (isUnsaved(table.get().saving)) await autosave.flush();
      const { meta, undo, saving } = table.get();
      table.edit('恢复本机修改', () => rows);
      if (draft.baseVersion < meta.version) {
        const { version, savedAt, savedBy } = meta;
        const theirs = { ...meta, items: undo.present };
        table.accept({ version: draft.baseVersion });
        // What the server has is on screen unless a save is missing; then it tells at the next one.
        if (!isUnsaved(saving))
          table.saving({ type: 'conflict', conflict: { version, savedAt, savedBy, table: theirs } });
      }
      answered(draft);
      return missingKeys(draft.items, rows);
    },
    discard() {
      const [draft] = offers.get();
      if (draft) answered(draft);
    },
    rescue() {
      const draft = isRead ? record(true) : undefined;
      if (draft) drafts.rescue(path, draft);
    },
    forget: () => write(false),
    stop() {
      unsubscribe();
      clearTimeout(timer);
    },
  };
}
