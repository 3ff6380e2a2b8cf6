import { normalKey } from './unitKey';
import type { ChoiceItem, ChoiceRow } from './volunteerTable';

const compared = ['picks', 'obey', 'manualTier', 'note'] as const;

/** A property that two versions of a row are compared by. */
export type ComparedField = (typeof compared)[number];

/** An item and its index in its version. */
interface Placed {
  readonly index: number;
  readonly item: ChoiceItem;
}

/** Changes of a table between two versions (A14). */
export interface Difference {
  readonly added: readonly Placed[];
  readonly removed: readonly Placed[];
  readonly changed: readonly {
    readonly before: ChoiceItem;
    readonly after: ChoiceItem;
    readonly fields: readonly ComparedField[];
  }[];
  readonly moved: readonly { readonly key: string; readonly from: number; readonly to: number }[];
}

/** The parts of a row that are sent. */
export function itemOf({ unit, picks, obey, locked, manualTier, note }: ChoiceRow): ChoiceItem {
  return { key: unit.key, picks, obey, locked, manualTier, note };
}

/** A14: the difference of two versions by key; as few rows count as moved as explain the new order. */
export function difference(before: readonly ChoiceItem[], after: readonly ChoiceItem[]): Difference {
  const old = byKey(before);
  const now = byKey(after);
  const common = [...now].flatMap(([key, { index, item }]) => {
    const was = old.get(key);
    return was ? [{ key, from: was.index, to: index, before: was.item, after: item }] : [];
  });
  const kept = increasing(common.map(({ from }) => from));
  return {
    added: [...now].flatMap(([key, placed]) => (old.has(key) ? [] : [placed])),
    removed: [...old].flatMap(([key, placed]) => (now.has(key) ? [] : [placed])),
    changed: common.flatMap(({ before, after }) => changeOf(before, after)),
    moved: common.flatMap(({ key, from, to }, index) => (kept.has(index) ? [] : [{ key, from, to }])),
  };
}

/** The rows of the new version that only one of two has locked. A14 leaves locks out. */
export function changedLocks(
  before: readonly ChoiceItem[],
  after: readonly ChoiceItem[],
): readonly ChoiceItem[] {
  const old = byKey(before);
  return after.filter(({ key, locked }) => (old.get(normalKey(key))?.item.locked ?? locked) !== locked);
}

/** Items by key, in their order; of two with one key the first counts. */
function byKey(items: readonly ChoiceItem[]): Map<string, Placed> {
  const map = new Map<string, Placed>();
  for (const [index, item] of items.entries()) {
    const key = normalKey(item.key);
    if (!map.has(key)) map.set(key, { index, item });
  }
  return map;
}

function changeOf(before: ChoiceItem, after: ChoiceItem): Difference['changed'] {
  const fields = compared.filter((field) => String(before[field]) !== String(after[field]));
  return fields.length > 0 ? [{ before, after, fields }] : [];
}

/** Indices of a longest strictly increasing subsequence: patience sorting, smallest tails. */
function increasing(values: readonly number[]): Set<number> {
  const tails: number[] = [];
  const previous = values.map((value, index) => {
    const pile = tails.findIndex((tail) => (values[tail] ?? 0) >= value);
    const at = pile < 0 ? tails.length : pile;
    tails[at] = index;
    return tails[at - 1];
  });
  const chosen = new Set<number>();
  for (let index = tails.at(-1); index !== undefined; index = previous[index]) chosen.add(index);
  return chosen;
}

/** The old version with a difference applied: the new one, except for locks. */
export function applyDifference(before: readonly ChoiceItem[], change: Difference): ChoiceItem[] {
  const gone = new Set([
    ...change.removed.map(({ item }) => normalKey(item.key)),
    ...change.moved.map(({ key }) => key),
  ]);
  const items = before.filter((item) => !gone.has(normalKey(item.key)));
  const moved = change.moved.flatMap(({ from, to }) => {
    const item = before[from];
    return item ? [{ index: to, item }] : [];
  });
  const incoming = [...change.added, ...moved].sort((a, b) => a.index - b.index);
  for (const { index, item } of incoming) items.splice(index, 0, item);
  const changed = new Map(change.changed.map(({ after }) => [normalKey(after.key), after]));
  return items.map((item) => changed.get(normalKey(item.key)) ?? item);
}

/** A14: `新增 1，删除 1，移动 1，修改 0`. */
export function differenceText({ added, removed, moved, changed }: Difference): string {
  return `新增 ${added.length}，删除 ${removed.length}，移动 ${moved.length}，修改 ${changed.length}`;
}
