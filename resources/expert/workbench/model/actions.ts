import type { PlanUnit, Tier } from '@/src/gaokao/planUnit';
import { sortRows } from '@/src/gaokao/sortRows';
import { rowTier } from '@/src/gaokao/tier';
import { unitName } from '@/src/gaokao/unitKey';
import type { ChoiceRow } from '@/src/gaokao/volunteerTable';
import { type Added, type Adding, addTo, freshChoice, whyNoReplacement } from './adding';
import { ownContext } from './assess';
import { changed, endOfTier, freeOf, moveBy, moveTo, moveToPlace, namesOf, type Rows, without } from './rows';
import { ownRows, type TableModel } from './table';

/** Uids of the rows that something is done to. */
export type Uids = ReadonlySet<string>;

/** Actions on the open table. Each is a named step that can be undone, and does nothing in a read-only table. */
export interface WorkbenchActions {
  /** Applies any other step: `edit('一键排序', sortRows)`. */
  edit(name: string, change: (rows: Rows) => Rows): void;
  /** Adds units by A8, and says what became of them. */
  addUnits(units: readonly PlanUnit[], how?: Adding): Added;
  remove(uids: Uids): void;
  /** Puts the rows before the one that stands at `index` now. Locked rows keep their places, here and below. */
  move(uids: Uids, index: number): void;
  /** Puts the rows at a place that counts from 1, as the staff count. */
  moveToPlace(uids: Uids, place: number): void;
  moveBy(uids: Uids, by: 1 | -1): void;
  /** Behind the last row of a tier. */
  moveToTier(uids: Uids, tier: Tier): void;
  setPicks(uid: string, picks: readonly string[]): void;
  setObey(uids: Uids, obey: 0 | 1): void;
  setLock(uids: Uids, locked: 0 | 1): void;
  /** null takes the expert's mark away. */
  setTier(uids: Uids, tier: Tier | null): void;
  /** Where typing `goesOn`, it is one step with what was typed before. */
  setNote(uid: string, note: string, goesOn?: boolean): void;
  /**
   * Puts another unit of the same college in a row's place, with its own tier and place. Returns the reason against
   * it.
   */
  replace(uid: string, unit: PlanUnit): string | undefined;
  clear(): void;
  /** 一键排序 (A11), by the student's own score; returns whether anything was moved. */
  sort(): boolean;
}

/** The steps of a table. */
export function createActions(table: TableModel): WorkbenchActions {
  const rowsNow = () => table.get().undo.present;
  const nameOf = (uids: Uids) => namesOf(rowsNow(), uids);
  const change = (name: string, uids: Uids, to: Partial<Omit<ChoiceRow, 'uid'>>, goesOn = false) =>
    table.edit(`${name} ${nameOf(uids)}`, (rows) => changed(rows, uids, to), goesOn);

  function move(given: Uids, order: (rows: Rows, uids: Uids) => Rows): void {
    const uids = freeOf(rowsNow(), given);
    if (uids.size === 0) return;
    const placeIn = (rows: Rows) => rows.findIndex(({ uid }) => uids.has(uid)) + 1;
    const next = order(rowsNow(), uids);
    table.edit(`移动 ${nameOf(uids)} ${placeIn(rowsNow())}→${placeIn(next)}`, () => next);
  }

  return {
    edit: table.edit,
    addUnits(units, how = {}) {
      const { readOnly, cursor, context } = table.get();
      if (readOnly !== undefined) return { text: readOnly, uids: [], refused: 'readOnly' };
      const { rows, ...added } = addTo(ownRows(table.get()), units, ownContext(context), {
        cursor,
        ...how,
      });
      if (added.uids.length > 0) {
        const [first] = units;
        const name = units.length === 1 && first ? unitName(first) : `${added.uids.length} 个志愿`;
        table.edit(`添加 ${name}`, (before) => merged(rows, before));
        table.show({ cursor: added.uids[0] });
      }
      return added;
    },
    remove: (uids) => table.edit(`删除 ${nameOf(uids)}`, (rows) => without(rows, uids)),
    move: (given, index) => move(given, (rows, uids) => moveTo(rows, uids, index)),
    moveToPlace: (given, place) => move(given, (rows, uids) => moveToPlace(rows, uids, place)),
    moveBy: (given, by) => move(given, (rows, uids) => moveBy(rows, uids, by)),
    moveToTier(given, tier) {
      const rest = without(ownRows(table.get()), given);
      const tiers = rest.map((row) => rowTier(row, table.get().context.batch));
      const behind = rest[endOfTier(tiers, tier)];
      const index = behind ? rowsNow().findIndex(({ uid }) => uid === behind.uid) : rowsNow().length;
      move(given, (rows, uids) => moveTo(rows, uids, index));
    },
    setPicks: (uid, picks) => change('修改专业', new Set([uid]), { picks }),
    setObey: (uids, obey) => change(obey ? '服从调剂' : '不服从调剂', uids, { obey }),
    setLock: (uids, locked) => change(locked ? '锁定' : '解锁', uids, { locked }),
    setTier: (uids, manualTier) => change('标记层级', uids, { manualTier }),
    setNote: (uid, note, goesOn) => change('备注', new Set([uid]), { note }, goesOn),
    replace(uid, unit) {
      const why = whyNoReplacement(rowsNow(), uid, unit, ownContext(table.get().context));
      if (why !== undefined) return why;
      change(
        `替换为 ${unitName(unit)}：`,
        new Set([uid]),
        freshChoice(unit, ownContext(table.get().context)),
      );
      return undefined;
    },
    clear: () => table.edit('清空', () => []),
    sort() {
      const before = rowsNow();
      const byUid = new Map(before.map((row) => [row.uid, row]));
      const sorted = sortRows(ownRows(table.get())).flatMap(({ uid }) => byUid.get(uid) ?? []);
      const isSorted = sorted.every((row, at) => row === before[at]);
      if (!isSorted) table.edit('一键排序', () => sorted);
      return !isSorted;
    },
  };
}

/** Rows with chances stand for themselves without, where those are known. */
function merged(rows: Rows, before: Rows): Rows {
  const known = new Map(before.map((row) => [row.uid, row]));
  return rows.map((row) => known.get(row.uid) ?? row);
}
