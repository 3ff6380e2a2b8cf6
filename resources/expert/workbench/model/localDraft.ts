import type { PlanUnit } from '@/src/gaokao/planUnit';
import { createStore, type Readable } from '@/src/lib/store';
import type { Drafts } from '@/src/work/drafts';
import type { Autosave } from './autosave';
import { changesOf, draftOf, missingKeys, readDraft, recordOf, rowsOf, type TableDraft } from './draft';
import { itemsOf, type Rows } from './rows';
import { isUnsaved } from './saving';
import type { TableModel } from './table';

/** Finds units by their keys; those that are in no plan any more are missing from the answer. */
export type FindUnits = (keys: readonly string[]) => Promise<readonly PlanUnit[]>;

/**
 * The local draft of a table while it is not saved, and the drafts of earlier visits that ended unsaved. The earlier
 * ones are offered, latest first, until they are restored or discarded. Typing or saving meanwhile does not remove them.
 * The draft of another tab of the browser is offered until that tab has saved it.
 */
export interface LocalDraft extends Readable<readonly TableDraft[]> {
  /** The rows of the first offer as it is now; undefined where it is gone meanwhile. */
  rows(find: FindUnits): Promise<Rows | undefined>;
  /**
   * Restores the first offer as a step that can be undone. An offer older than another person's save opens a conflict.
   * Resolves to the keys that are no longer in the plan; undefined where the offer is gone meanwhile. Rejects where
   * `find` does; the offer then stays, as it does in a read-only table.
   */
  restore(find: FindUnits): Promise<readonly string[] | undefined>;
  /** Reads the offered drafts again: another tab may have saved them, or answered, or typed on. */
  look(): Promise<void>;
  /** Throws the first offer away, unless it is gone or another tab has written it anew, which nobody saw. */
  discard(): Promise<'done' | 'gone' | 'newer'>;
  /** Writes what is not saved before it returns: the page may be about to go. */
  rescue(): void;
  /** Discards the unsaved draft; offers stay. */
  forget(): void;
  stop(): void;
}

/** Milliseconds without a change after which a draft is written. */
const pause = 400;

/** Keeps the drafts of a table below a path: one for each opening, since several may be open at once. */
export function keepDraft(table: TableModel, autosave: Autosave, drafts: Drafts, path: string): LocalDraft {
  const own = `${path}#${crypto.getRandomValues(new Uint32Array(2)).join('-')}`;
  const offers = createStore<readonly TableDraft[]>([]);
  const paths = new Map<TableDraft, string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wasUnsaved = false;
  let kept = table.get().undo.present;
  let base = table.get().meta.version;

  const record = () => recordOf(table.get().meta, draftOf(table.get(), Date.now()));

  function write(): void {
    clearTimeout(timer);
    void (isUnsaved(table.get().saving) ? drafts.write(own, record()) : drafts.remove(own));
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
    if (wasUnsaved && !unsaved) {
      write();
      void look();
    }
    wasUnsaved = unsaved;
  });

  void drafts.all().then((all) => {
    const now = itemsOf(table.get().undo.present);
    for (const found of all.filter((one) => isBelow(one.path, path) && one.path !== own)) {
      const draft = readDraft(found, Date.now());
      if (draft && changesOf(now, draft.items) > 0) paths.set(draft, found.path);
      else void drafts.remove(found.path);
    }
    offers.set([...paths.keys()].toSorted((one, other) => other.at - one.at));
  });

  async function look(): Promise<void> {
    if (offers.get().length === 0) return;
    const all = await drafts.all();
    const before = offers.get();
    const now = before.flatMap((draft) => {
      const found = all.find(({ path: of }) => of === paths.get(draft));
      const read = found && readDraft(found, Date.now());
      if (!read) return [];
      if (read.at === draft.at) return [draft];
      paths.set(read, found.path);
      return [read];
    });
    if (now.length !== before.length || now.some((draft, at) => draft !== before[at])) offers.set(now);
  }

  /** The first offer, read again as `now`. It is `gone` where another tab has saved it or answered. */
  async function lookAtFirst() {
    const [asked] = offers.get();
    await look();
    const place = asked && paths.get(asked);
    const now = offers.get().find((one) => paths.get(one) === place);
    return { asked, now, gone: place !== undefined && !now };
  }

  async function rowsFor({ items }: TableDraft, find: FindUnits): Promise<Rows> {
    const missing = missingKeys(items, table.get().undo.present);
    const units = missing.length === 0 ? [] : await find(missing);
    return rowsOf(items, table.get().undo.present, units);
  }

  /** The path says which offer it is: read again meanwhile, it is another object. */
  function answered(draft: TableDraft): void {
    const place = paths.get(draft) ?? '';
    offers.set(offers.get().filter((one) => paths.get(one) !== place));
    for (const [one, of] of paths) if (of === place) paths.delete(one);
    write();
    void drafts.remove(place);
  }

  return {
    get: offers.get,
    subscribe: offers.subscribe,
    async rows(find) {
      const { now } = await lookAtFirst();
      return now && rowsFor(now, find);
    },
    async restore(find) {
      const { now: draft, gone } = await lookAtFirst();
      if (!draft) return gone ? undefined : [];
      if (table.get().readOnly !== undefined) return [];
      const rows = await rowsFor(draft, find);
      if (isUnsaved(table.get().saving)) await autosave.flush();
      const { meta, undo, saving } = table.get();
      table.edit('恢复本机修改', () => rows);
      if (draft.baseVersion < meta.version) {
        const { version, savedAt, savedBy } = meta;
        const theirs = { ...meta, items: undo.present };
        table.accept({ version: draft.baseVersion });
        // The server's state is on screen unless a save is missing. Then the server reports the conflict at the next
        // save.
        if (!isUnsaved(saving))
          table.saving({ type: 'conflict', conflict: { version, savedAt, savedBy, table: theirs } });
      }
      answered(draft);
      return missingKeys(draft.items, rows);
    },
    look,
    async discard() {
      const { asked, now, gone } = await lookAtFirst();
      if (!now) return gone ? 'gone' : 'done';
      if (now.at !== asked?.at) return 'newer';
      answered(now);
      return 'done';
    },
    rescue() {
      if (isUnsaved(table.get().saving)) drafts.rescue(own, record());
    },
    forget() {
      clearTimeout(timer);
      void drafts.remove(own);
    },
    stop() {
      unsubscribe();
      clearTimeout(timer);
    },
  };
}

function isBelow(path: string, place: string): boolean {
  return path === place || path.startsWith(`${place}#`);
}
