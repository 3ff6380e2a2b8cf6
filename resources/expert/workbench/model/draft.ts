import { changedLocks, difference } from '@/src/gaokao/difference';
import type { PlanUnit } from '@/src/gaokao/planUnit';
import type { ChoiceItem } from '@/src/gaokao/volunteerTable';
import { isRecord, numberOr, textOr } from '@/src/lib/record';
import type { Draft } from '@/src/work/drafts';
import { newUid, readChoice } from './readTable';
import { itemsOf, type Rows } from './rows';
import type { TableState } from './table';

/** A table that could not be saved, kept on this machine: keys and codes, nothing about the student. */
export interface TableDraft {
  readonly baseVersion: number;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly items: readonly ChoiceItem[];
}

/** Milliseconds after which a draft is of no use. */
const lifetime = 7 * 24 * 3600 * 1000;

/** The unsaved content of a table. */
export function draftOf({ meta, undo }: TableState, at: number): TableDraft {
  return { baseVersion: meta.version, at, items: itemsOf(undo.present) };
}

/** A draft as it is kept. */
export function recordOf(meta: TableState['meta'], draft: TableDraft): Draft {
  return { name: draftName(meta), values: { v: 1, ...draft }, savedAt: draft.at };
}

/** How the staff call a table, without the student's name: 志愿表：本科批 方案一（编号 101）. */
export function draftName({ userId, batchName, name, planNo }: TableState['meta']): string {
  return `志愿表：${`${batchName} ${name || `方案${planNo}`}`.trim()}（编号 ${userId}）`;
}

/** A kept draft; undefined where it is too old to be offered, or none of ours. */
export function readDraft({ values }: Draft, now: number): TableDraft | undefined {
  const { v, baseVersion, at, items } = values;
  if (v !== 1 || !Array.isArray(items) || now - numberOr(at) > lifetime) return undefined;
  const read = items.filter(isRecord).map((item) => ({ key: textOr(item.key), ...readChoice(item) }));
  return { baseVersion: numberOr(baseVersion), at: numberOr(at), items: read };
}

/** How many things a draft would change in a table, locks included. */
export function changesOf(before: readonly ChoiceItem[], after: readonly ChoiceItem[]): number {
  const { added, removed, changed, moved } = difference(before, after);
  const locks = changedLocks(before, after);
  return added.length + removed.length + changed.length + moved.length + locks.length;
}

/** Rows for stored items: those of the table, else new ones from the units; items in neither are left out. */
export function rowsOf(items: readonly ChoiceItem[], rows: Rows, units: readonly PlanUnit[]): Rows {
  const known = new Map(rows.map((row) => [row.unit.key, row]));
  const found = new Map(units.map((unit) => [unit.key, unit]));
  return items.flatMap(({ key, ...choice }) => {
    const row = known.get(key);
    const unit = row?.unit ?? found.get(key);
    return unit ? [{ uid: row?.uid ?? newUid(), unit, ...choice }] : [];
  });
}

/** Keys of items that are in no row. */
export function missingKeys(items: readonly ChoiceItem[], rows: Rows): readonly string[] {
  const known = new Set(rows.map(({ unit }) => unit.key));
  return items.map(({ key }) => key).filter((key) => !known.has(key));
}
