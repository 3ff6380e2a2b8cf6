import type { BatchConfig } from '@/src/gaokao/batch';
import { ruleText } from '@/src/gaokao/ruleDifferences';

/** A rule that was changed on both sides, and what the server holds of it now. */
export interface BatchConflict {
  readonly key: string;
  /** 本科批：志愿上限. */
  readonly label: string;
  readonly theirs: string;
}

/** The batches of a province and year: as they were read, as edited, and as the server has them now. */
export interface BatchVersions {
  readonly base: readonly BatchConfig[];
  readonly mine: readonly BatchConfig[];
  readonly theirs: readonly BatchConfig[];
}

export interface MergedBatches {
  /** The merge with the typed values where both sides changed the same. */
  readonly mine: readonly BatchConfig[];
  /** The merge with the server's values there. */
  readonly theirs: readonly BatchConfig[];
  readonly both: readonly BatchConflict[];
}

/**
 * Merges the edited batches with the present ones, rule by rule. Different rules merge; the same rule is left to the
 * user (design decision 29).
 */
export function mergeBatches({ base, mine, theirs }: BatchVersions): MergedBatches {
  const came = theirs.filter((batch) => !base.some(isOf(batch)) && !mine.some(isOf(batch)));
  const removed = theirs.filter((batch) => base.some(isOf(batch)) && !mine.some(isOf(batch)));
  const revived = removed.filter((batch) => isChanged(base.find(isOf(batch)), batch));
  const parts = mine.map((batch) => mergeOne(base.find(isOf(batch)), batch, theirs.find(isOf(batch))));
  const isMoved = idsIn(mine, base) !== idsIn(base, mine);
  const placed = (batches: readonly BatchConfig[]) =>
    isMoved ? batches : batches.toSorted((one, other) => placeIn(theirs, one) - placeIn(theirs, other));
  return {
    mine: placed([...parts.flatMap((part) => part.mine), ...came]),
    theirs: placed([...parts.flatMap((part) => part.theirs), ...revived, ...came]),
    both: [
      ...parts.flatMap((part) => part.both),
      ...revived.map(({ id, name }) => whole(id, name, '已有修改')),
    ],
  };
}

/** The batches that the others hold as well, in their order. */
function idsIn(batches: readonly BatchConfig[], others: readonly BatchConfig[]): string {
  return batches
    .filter((batch) => others.some(isOf(batch)))
    .map(({ id }) => id)
    .join();
}

/** New ones are the last. */
function placeIn(batches: readonly BatchConfig[], batch: BatchConfig): number {
  const place = batches.findIndex(isOf(batch));
  return place < 0 ? batches.length : place;
}

/**
 * Merges two versions of a batch: a change wins over none; where both changed, the typed value of `mine` wins.
 */
export function withChanges(base: BatchConfig, mine: BatchConfig, theirs: BatchConfig): BatchConfig {
  const typed = changedMembers(base, mine);
  return { ...theirs, ...Object.fromEntries(typed.map((member) => [member, Reflect.get(mine, member)])) };
}

function mergeOne(base: BatchConfig | undefined, mine: BatchConfig, theirs: BatchConfig | undefined) {
  if (!theirs) {
    if (!base) return { mine: [mine], theirs: [mine], both: [] };
    if (!isChanged(base, mine)) return { mine: [], theirs: [], both: [] };
    // The batch is a new one from now on.
    return { mine: [{ ...mine, id: '' }], theirs: [], both: [whole(mine.id, mine.name, '已删除')] };
  }
  // Without a known base, all differences of a draft are asked about.
  const from = base ?? mine;
  const different = changedMembers(theirs, mine);
  const moved = changedMembers(from, theirs);
  const typed = base ? changedMembers(base, mine) : different;
  const both = typed.filter((member) => moved.includes(member) && different.includes(member));
  const merged = base ? withChanges(base, mine, theirs) : mine;
  return {
    mine: [merged],
    theirs: [
      { ...merged, ...Object.fromEntries(both.map((member) => [member, Reflect.get(theirs, member)])) },
    ],
    both: both.map((member) => {
      const { label, text } = ruleText(member, theirs);
      return { key: `${mine.id}.${member}`, label: `${from.name}：${label}`, theirs: text };
    }),
  };
}

function whole(id: BatchConfig['id'], name: string, theirs: string): BatchConflict {
  return { key: `${id}`, label: `${name}：批次`, theirs };
}

function isOf({ id }: BatchConfig) {
  return (other: BatchConfig) => id !== '' && other.id === id;
}

function isChanged(one: BatchConfig | undefined, other: BatchConfig): boolean {
  return one !== undefined && changedMembers(one, other).length > 0;
}

/** The place is the server's to give: it follows the order in which batches are sent. */
function changedMembers(one: BatchConfig, other: BatchConfig): string[] {
  const members = new Set([...Object.keys(one), ...Object.keys(other)]);
  members.delete('order');
  members.delete('id');
  return [...members].filter((member) => told(Reflect.get(one, member)) !== told(Reflect.get(other, member)));
}

function told(value: unknown): string {
  return JSON.stringify(value ?? '');
}
