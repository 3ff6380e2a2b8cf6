import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import type { PlanUnit } from '@/src/gaokao/planUnit';
import type { Store } from '@/src/lib/store';
import { useStore } from '@/src/ui/useStore';
import type { WorkbenchActions } from './actions';
import { assessUnit } from './assess';
import type { Autosave } from './autosave';
import type { LocalDraft } from './localDraft';
import type { Problems } from './problems';
import type { Rows } from './rows';
import { shownRows, type TableModel, type TableState } from './table';
import type { WorkbenchUi } from './ui';
import type { WatchedProblems } from './watchProblems';
import type { WorkbenchState, WorkbenchStore } from './workbenchStore';

/** The open table with its student, actions and dialogs. Another object means another student, batch or scheme. */
export interface Workbench {
  /** Student, batches, comparison, trial score. */
  readonly workbenchStore: WorkbenchStore;
  /** The open table. */
  readonly table: TableModel;
  readonly autosave: Autosave;
  readonly problems: WatchedProblems;
  /** The local draft of the table; undefined outside of the application. */
  readonly draft: LocalDraft | undefined;
  /** Actions on the table: each a named step that can be undone. */
  readonly actions: WorkbenchActions;
  /** The dialogs and panels around the table. */
  readonly ui: Store<WorkbenchUi>;
  /** Changes what is open around the table. */
  readonly show: (change: Partial<WorkbenchUi>) => void;
}

export const WorkbenchContext = createContext<Workbench | undefined>(undefined);

/**
 * The workbench around this part. It keeps its identity while a table is edited, so that no part redraws for it.
 * Throws outside of the workbench.
 */
export function useWorkbench(): Workbench {
  const workbench = use(WorkbenchContext);
  if (!workbench) throw new Error('useWorkbench() needs the workbench around it');
  return workbench;
}

/**
 * A selected part of the open table; redraws when it changes. The selector must return the same object for the same
 * state.
 */
export function useTable<T>(select: (state: TableState) => T): T {
  const { table } = useWorkbench();
  return useSyncExternalStore(table.subscribe, () => select(table.get()));
}

/** A selected part of the state shared by all tables of the student. */
export function useWorkbenchState<T>(select: (state: WorkbenchState) => T): T {
  const { workbenchStore } = useWorkbench();
  return useSyncExternalStore(workbenchStore.subscribe, () => select(workbenchStore.get()));
}

/** A selected part of the workbench's dialogs and panels. */
export function useUi<T>(select: (state: WorkbenchUi) => T): T {
  const { ui } = useWorkbench();
  return useSyncExternalStore(ui.subscribe, () => select(ui.get()));
}

/** The rows with the chances of this moment; a row that did not change is the same object. */
export function useRows(): Rows {
  return useTable(shownRows);
}

/** The problems of the open table, a moment after each change. */
export function useProblems(): Problems {
  return useStore(useWorkbench().problems);
}

/** The rules of the open batch. */
export function useBatch() {
  return useTable(({ context }) => context.batch);
}

/** A candidate with its chances for the student, or for the score that is tried out. */
export function useAssess(): (unit: PlanUnit) => PlanUnit {
  const context = useTable((state) => state.context);
  return useCallback((unit) => assessUnit(context, unit), [context]);
}

/** The unit in the inspector: that of the row with the cursor, or a candidate. */
export function useCurrentUnit(): PlanUnit | undefined {
  const focus = useWorkbenchState((state) => state.focus);
  const row = useTable((state) => shownRows(state).find(({ uid }) => uid === state.cursor));
  const assess = useAssess();
  return focus.from === 'candidates' ? assess(focus.unit) : row?.unit;
}

/** Place of a unit in the table by its key: 0 for the first, -1 where it is not in. */
export function usePlaces(): ReadonlyMap<string, number> {
  return useTable(({ undo }) => placesIn(undo.present));
}

const places = new WeakMap<Rows, ReadonlyMap<string, number>>();

function placesIn(rows: Rows): ReadonlyMap<string, number> {
  const known = places.get(rows) ?? new Map(rows.map(({ unit }, at) => [unit.key, at]));
  places.set(rows, known);
  return known;
}

/** Keys of the units in the table. The same set unless a unit comes or goes, however the rows are moved. */
export function useAddedKeys(): ReadonlySet<string> {
  return useTable((state) => addedIn(state.undo.present));
}

const added = new WeakMap<Rows, ReadonlySet<string>>();
let latestAdded: ReadonlySet<string> = new Set();

function addedIn(rows: Rows): ReadonlySet<string> {
  const known = added.get(rows);
  if (known) return known;
  const isSame = rows.length === latestAdded.size && rows.every(({ unit }) => latestAdded.has(unit.key));
  if (!isSame) latestAdded = new Set(rows.map(({ unit }) => unit.key));
  added.set(rows, latestAdded);
  return latestAdded;
}
