import type { BatchConfig } from '@/src/gaokao/batch';
import { withMode } from '@/src/gaokao/batchRules';
import type { PlanUnit } from '@/src/gaokao/planUnit';
import type { Student } from '@/src/gaokao/student';
import { unitId } from '@/src/gaokao/unitKey';
import type { VolunteerTable } from '@/src/gaokao/volunteerTable';
import { type RecordId, sameId } from '@/src/lib/recordId';
import { createStore, type Readable } from '@/src/lib/store';
import { contextOf, type ScoreContext, type Standing } from './assess';
import { type Autosave, type SendSave, startAutosave } from './autosave';
import type { LocalDraft } from './localDraft';
import { readOnlyReason } from './readOnly';
import { createTable, type TableMeta, type TableModel } from './table';
import type { Trial } from './trial';
import { type WatchedProblems, watchProblems } from './watchProblems';
import type { TableWatch } from './watchTable';

/** A score of an earlier year that had the student's rank; null where that year cannot be compared. */
export interface EquivalentYear {
  readonly year: number;
  readonly score: number | null;
  readonly rank: number | null;
}

/** The state shared by all tables of one student (E3). */
export interface WorkbenchState {
  readonly student: Student;
  /** The signed-in user, who fills the tables. */
  readonly staffId: RecordId;
  readonly batches: readonly BatchConfig[];
  readonly standing: Standing & { readonly equivalents: readonly EquivalentYear[] };
  /** The score that is tried out; null for the real one. */
  readonly trial: Trial | null;
  /** The unit in the inspector: that of the table's row with the cursor, or a candidate. */
  readonly focus: { readonly from: 'table' } | { readonly from: 'candidates'; readonly unit: PlanUnit };
  /** At most four units side by side (对比). */
  readonly comparison: readonly PlanUnit[];
}

/** An open table and its autosave. */
export interface OpenTable {
  readonly table: TableModel;
  readonly autosave: Autosave;
  /** The problems of the table (0.5). */
  readonly problems: WatchedProblems;
  /** The local draft of the table; undefined outside of the application. */
  readonly draft: LocalDraft | undefined;
}

/** Begins to watch a table that was opened. */
export type WatchTable = (opened: Pick<OpenTable, 'table' | 'autosave'>) => TableWatch | undefined;

/** The state of one student: opened tables stay as they were left, with their undo steps. */
export interface WorkbenchStore extends Readable<WorkbenchState> {
  /** The table of a scheme where it was opened before. */
  find(id: string): OpenTable | undefined;
  /** Opens a table that was read. Unsaved rows of an earlier opening stay as a draft, which is offered. */
  open(table: VolunteerTable, readOnly: string | undefined): OpenTable;
  /** Takes a table away that is no longer there, or is to be read again. */
  drop(id: string): void;
  /** The opened tables. */
  opened(): readonly OpenTable[];
  /** The page is away, or gone: no table is sent by itself until it is back. */
  pause(): void;
  resume(): void;
  change(change: Partial<Pick<WorkbenchState, 'trial' | 'focus'>>): void;
  /** The student or the rules were read again; a batch may be gone, or be there again. */
  renew(change: Partial<Pick<WorkbenchState, 'student' | 'batches' | 'standing'>>): void;
  /** Adds a unit to the comparison, or takes it out; a fifth takes the first one's place. */
  compare(unit: PlanUnit): void;
}

/** The maximum number of units side by side. */
const mostCompared = 4;

/** Creates the state of a student's workbench. `watch` is called for each table that is opened. */
export function createWorkbenchStore(
  start: Pick<WorkbenchState, 'student' | 'staffId' | 'batches' | 'standing'>,
  send: SendSave,
  watch: WatchTable = () => undefined,
): WorkbenchStore {
  const store = createStore<WorkbenchState>({
    ...start,
    trial: null,
    focus: { from: 'table' },
    comparison: [],
  });
  const tables = new Map<string, OpenTable>();
  let paused = false;
  const watches = new Map<string, TableWatch | undefined>();
  const set = (change: Partial<WorkbenchState>) => store.set({ ...store.get(), ...change });

  function batchFor({ batchId }: Pick<TableMeta, 'batchId'>): BatchConfig | undefined {
    return store.get().batches.find(({ id }) => sameId(id, batchId));
  }

  /** A table of a former mode is drawn and checked in its own. */
  function contextFor(meta: Pick<TableMeta, 'batchId' | 'mode'>): ScoreContext | undefined {
    const { student, standing, trial } = store.get();
    const batch = batchFor(meta);
    return batch && contextOf(student, withMode(batch, meta.mode), standing, trial);
  }

  function stop(id: string): void {
    tables.get(id)?.autosave.stop();
    tables.get(id)?.problems.stop();
    watches.get(id)?.stop();
  }

  /** A table whose batch is gone is not on screen; it stays as it was, with its unsaved rows. */
  function recompute(): void {
    for (const { table } of tables.values()) {
      const context = contextFor(table.get().meta);
      if (context) table.recompute(context);
    }
  }

  /** A batch may have another mode since, or its former one again. */
  function lockFormer(): void {
    for (const { table } of tables.values()) {
      const { meta, readOnly } = table.get();
      const batch = batchFor(meta);
      if (batch) table.lock(readOnlyReason(meta, readOnly !== '只读', batch));
    }
  }

  /** The scheme that is stored first is the main one of its batch: those begun beside it are not. */
  function sendFrom(saved: TableModel): SendSave {
    return async (body, how) => {
      const answer = await send(body, how);
      const { batchId } = saved.get().meta;
      for (const { table } of body.baseVersion === 0 ? tables.values() : []) {
        const { meta } = table.get();
        const isBegun = table !== saved && meta.version === 0 && sameId(meta.batchId, batchId);
        if (isBegun) table.accept({ isMain: 0 });
      }
      return answer;
    };
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    find: (id) => tables.get(id),
    open(read, readOnly) {
      const context = contextFor(read);
      if (!context) throw new Error(`No batch is called ${String(read.batchId)}`);
      const table = createTable(read, context, readOnly);
      const former = tables.get(table.id);
      // Ctrl+S in a table without changes may have been refused as well.
      if (former && former.table.get().saving.changes > 0) former.draft?.rescue();
      stop(table.id);
      const autosave = startAutosave(table, sendFrom(table));
      if (paused) autosave.pause();
      const watched = watch({ table, autosave });
      const opened = { table, autosave, problems: watchProblems(table), draft: watched?.draft };
      tables.set(table.id, opened);
      watches.set(table.id, watched);
      return opened;
    },
    drop(id) {
      stop(id);
      tables.delete(id);
    },
    opened: () => [...tables.values()],
    pause() {
      paused = true;
      for (const { autosave } of tables.values()) autosave.pause();
    },
    resume() {
      paused = false;
      for (const { autosave } of tables.values()) autosave.resume();
    },
    change(change) {
      set(change);
      if ('trial' in change) recompute();
    },
    renew(change) {
      set(change);
      recompute();
      if (change.batches) lockFormer();
    },
    compare(unit) {
      const { comparison } = store.get();
      const others = comparison.filter((other) => unitId(other) !== unitId(unit));
      const isNew = others.length === comparison.length;
      set({ comparison: isNew ? [...others, unit].slice(-mostCompared) : others });
    },
  };
}
