import type { Tier } from '@/src/gaokao/planUnit';
import { rowTier, type TierBounds } from '@/src/gaokao/tier';
import { normalKey } from '@/src/gaokao/unitKey';
import type { ChoiceRow, VolunteerTable } from '@/src/gaokao/volunteerTable';
import { createStore, type Readable } from '@/src/lib/store';
import { assessRows, ownContext, type ScoreContext } from './assess';
import { itemsOf, type Rows } from './rows';
import { type RefusedRows, reduceSaving, type Saving, type SavingEvent, startSaving } from './saving';
import { createUndo, stepBack, stepForth, take, takeOn, type Undo, withPresent } from './undo';

/** A table without its rows. */
export type TableMeta = Omit<VolunteerTable, 'items'>;

/** The state of an open table (E3). */
export interface TableState {
  readonly meta: TableMeta;
  /** Rows as they were edited, without this moment's chances: see `shownRows`. */
  readonly undo: Undo<Rows>;
  readonly context: ScoreContext;
  readonly saving: Saving;
  /** Rows that the latest save had to leave out. */
  readonly refused: RefusedRows;
  /** Uids of the ticked rows; all of them are on screen. */
  readonly selected: ReadonlySet<string>;
  /** Uid of the row that the keys act on; undefined where no row is on screen. */
  readonly cursor: string | undefined;
  /** Shows the rows of one tier alone. */
  readonly tierFilter: Tier | undefined;
  /** Why nothing can be changed; undefined where it can. */
  readonly readOnly: string | undefined;
}

/** An open table. `get` and `subscribe` fit useSyncExternalStore. */
export interface TableModel extends Readable<TableState> {
  /** Names batch and scheme: `17/1`. */
  readonly id: string;
  /**
   * Applies a named step, which can be undone. Does nothing if the table is read-only or the rows stay the same.
   * Where it `goesOn`, the latest step of that name goes on: typed text is one step.
   */
  edit(name: string, change: (rows: Rows) => Rows, goesOn?: boolean): void;
  undo(): void;
  redo(): void;
  /** Changes what is no step: selection, cursor, filter. */
  show(change: Partial<Pick<TableState, 'selected' | 'cursor' | 'tierFilter'>>): void;
  /** Computes the chances anew, for another score or rule; the rows stay. */
  recompute(context: ScoreContext): void;
  /**
   * Takes over the server's state of the table. Its rows too if `items` are given, as a step if it has a name.
   */
  accept(meta: Partial<TableMeta>, items?: Rows, stepName?: string): void;
  lock(reason: string | undefined): void;
  saving(event: SavingEvent): void;
  /** Whether this content went out and no answer came: the server may have it all the same. */
  wasSent(content: string): boolean;
}

/** The content of a save, to tell whether there is anything to save. Name and 主方案 have calls of their own. */
export function contentOf({ undo }: Pick<TableState, 'undo'>): string {
  return contentOfRows(undo.present);
}

/** The same of any rows. */
export function contentOfRows(rows: Rows): string {
  return JSON.stringify(itemsOf(rows).map((item) => ({ ...item, key: normalKey(item.key) })));
}

/** Tells what is read about an open table from what was read about another student's, or for another pool. */
export function readingKey({ meta, context }: Pick<TableState, 'meta' | 'context'>): string {
  return [meta.userId, context.candidate.category, meta.batchId, meta.planNo].join('/');
}

/** The rows with their chances in this moment. */
export function shownRows({ context, undo }: Pick<TableState, 'context' | 'undo'>): Rows {
  return assessRows(context, undo.present);
}

/** The rows with the chances of the student's own score, whatever is tried out: see `ownContext`. */
export function ownRows({ context, undo }: Pick<TableState, 'context' | 'undo'>): Rows {
  return assessRows(ownContext(context), undo.present);
}

/** Whether a row, with its chances, is on screen: one tier may be shown alone. */
export function isVisible(row: ChoiceRow, tierFilter: Tier | undefined, bounds: TierBounds): boolean {
  return tierFilter === undefined || rowTier(row, bounds) === tierFilter;
}

/** Uids of the rows on screen, in their order. */
export function visibleUids(state: Pick<TableState, 'context' | 'undo' | 'tierFilter'>): readonly string[] {
  const { context, undo, tierFilter } = state;
  if (tierFilter === undefined) return undo.present.map(({ uid }) => uid);
  const isShown = (row: ChoiceRow) => isVisible(row, tierFilter, context.batch);
  return shownRows(state)
    .filter(isShown)
    .map(({ uid }) => uid);
}

const none: RefusedRows = new Map();

/** Opens a table. */
export function createTable(
  { items, ...meta }: VolunteerTable,
  context: ScoreContext,
  readOnly: string | undefined,
  now: () => number = Date.now,
): TableModel {
  const store = createStore<TableState>({
    meta,
    undo: createUndo<Rows>(items),
    context,
    saving: startSaving(meta.savedAt),
    refused: none,
    selected: new Set(),
    cursor: items[0]?.uid,
    tierFilter: undefined,
    readOnly,
  });
  let saved = contentOf(store.get());
  let underWay = saved;
  const unanswered = new Set<string>();
  const set = (change: Partial<TableState>) =>
    store.set(standing({ ...store.get(), ...change }, store.get()));

  /**
   * The state of saving after an undo: the screen may equal the server's state. Not while a save is under way, nor
   * after one without an answer: the server may hold what was sent.
   */
  function following({ undo, saving }: Pick<TableState, 'undo' | 'saving'>, goesOn: boolean): Saving {
    const { phase, refusal } = saving;
    const isSame = contentOf({ undo }) === saved;
    const isAnswered = unanswered.size === 0;
    const isKnown = isAnswered && (phase === 'dirty' || (phase === 'error' && refusal !== undefined));
    if (isSame && isKnown) return reduceSaving(saving, { type: 'settled' });
    const isChange = !isSame || phase === 'saving' || phase === 'error';
    return isChange ? reduceSaving(saving, { type: 'changed', at: now(), goesOn }) : saving;
  }

  /** Tracks the content that the server has, or may have. */
  function learn(event: SavingEvent): void {
    if (event.type === 'sent') underWay = event.content;
    if (event.type === 'lost') unanswered.add(underWay);
    if (event.type === 'saved') know(event.content);
    if (event.type === 'conflict') know(contentOfRows(event.conflict.table.items));
  }

  function know(content: string): void {
    saved = content;
    unanswered.clear();
  }

  function step(undo: Undo<Rows>, goesOn = false): void {
    const before = store.get();
    if (undo === before.undo || undo.present === before.undo.present) return;
    const saving = following({ undo, saving: before.saving }, goesOn);
    const refused = saving.phase === 'clean' ? none : before.refused;
    set({ undo, saving, refused });
  }

  return {
    id: `${meta.batchId}/${meta.planNo}`,
    get: store.get,
    subscribe: store.subscribe,
    edit(name, change, goesOn = false) {
      const { undo, readOnly: reason } = store.get();
      const taken = goesOn ? takeOn : take;
      if (reason === undefined) step(taken(undo, name, change(undo.present)), goesOn);
    },
    undo: () => store.get().readOnly === undefined && step(stepBack(store.get().undo)),
    redo: () => store.get().readOnly === undefined && step(stepForth(store.get().undo)),
    show: set,
    recompute: (next) => set({ context: next }),
    accept(change, rows, stepName) {
      const { undo, meta: before } = store.get();
      const next = stepName && rows ? take(undo, stepName, rows) : rows ? withPresent(undo, rows) : undo;
      set({ meta: { ...before, ...change }, undo: next });
      if (rows) know(contentOf(store.get()));
    },
    lock: (reason) => set({ readOnly: reason }),
    saving(event) {
      learn(event);
      const before = store.get().saving;
      // The response is not needed where the edits were discarded meanwhile.
      if ((event.type === 'lost' || event.type === 'refused') && before.phase !== 'saving') return;
      const saving = reduceSaving(before, event);
      const isThere = saving.phase === 'dirty' && contentOf(store.get()) === saved;
      const isDone = (event.type === 'saved' || event.type === 'mine') && isThere;
      set({
        saving: isDone ? reduceSaving(saving, { type: 'settled' }) : saving,
        refused: event.type === 'saved' ? (event.refused ?? none) : store.get().refused,
      });
    },
    wasSent: (content) => unanswered.has(content),
  };
}

const shapes = ['undo', 'context', 'tierFilter', 'selected', 'cursor'] as const;

/**
 * The state with selection and cursor on rows that are on screen. A cursor whose row is not moves to the row at its
 * place. Under another filter it moves to the first.
 */
function standing(state: TableState, before: TableState): TableState {
  if (shapes.every((name) => state[name] === before[name])) return state;
  const uids = visibleUids(state);
  const there = new Set(uids);
  const isGone = [...state.selected].some((uid) => !there.has(uid));
  const selected = isGone ? new Set([...state.selected].filter((uid) => there.has(uid))) : state.selected;
  const cursor = [state.cursor, before.cursor].find((uid) => uid !== undefined && there.has(uid));
  if (cursor !== undefined) return { ...state, selected, cursor };
  const isSameFilter = state.tierFilter === before.tierFilter;
  const place = isSameFilter ? visibleUids(before).findIndex((uid) => uid === before.cursor) : 0;
  return { ...state, selected, cursor: uids[Math.min(Math.max(place, 0), uids.length - 1)] };
}
