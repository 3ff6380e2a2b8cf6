import { erase } from '@/src/crud/defineResource';
import type { StaleQuestion } from '@/src/crud/form/StaleDialog';
import type { BatchConfig } from '@/src/gaokao/batch';
import { text } from '@/src/ui/fields/text';
import { type BatchConflict, mergeBatches, withChanges } from './mergeBatches';

/** A batch while it is edited; `uid` names it as long as the drawer is open. */
export interface BatchDraft {
  readonly uid: string;
  readonly batch: BatchConfig;
}

let uids = 0;

/** A batch that is edited from now on. */
export function draftOf(batch: BatchConfig): BatchDraft {
  uids += 1;
  return { uid: `b${uids}`, batch };
}

/** The batches of drafts. */
export function configsOf(drafts: readonly BatchDraft[]): readonly BatchConfig[] {
  return drafts.map(({ batch }) => batch);
}

/** Drafts of merged batches. Edited ones keep their names, new ones are matched by their order. */
export function draftsOf(
  batches: readonly BatchConfig[],
  drafts: readonly BatchDraft[],
): readonly BatchDraft[] {
  return batches.map((batch) => {
    const known = drafts.find((draft) =>
      batch.id === '' ? draft.batch === batch : draft.batch.id === batch.id,
    );
    return known ? { uid: known.uid, batch } : draftOf(batch);
  });
}

/** The batches under the drafts once they were read again: where both changed the same, the question is still open. */
export function followed(
  base: readonly BatchConfig[],
  mine: readonly BatchConfig[],
  theirs: readonly BatchConfig[],
): readonly BatchConfig[] {
  const open = mergeBatches({ base, mine, theirs }).both.map(({ key }) => key);
  return theirs.map((batch) => {
    const before = base.find(({ id }) => id === batch.id);
    const kept = Object.entries(before ?? {}).filter(([member]) => open.includes(`${batch.id}.${member}`));
    return { ...batch, ...Object.fromEntries(kept) };
  });
}

/** The drafts after a save: as the server stored them, and what was typed while they were sent. */
export function afterSave(
  drafts: readonly BatchDraft[],
  sent: readonly BatchDraft[],
  saved: readonly BatchConfig[],
): readonly BatchDraft[] {
  return drafts.map((draft) => {
    const place = sent.findIndex(({ uid }) => uid === draft.uid);
    const [before, stored] = [sent[place]?.batch, saved[place]];
    if (!before || !stored) return draft;
    const batch = { ...withChanges(before, draft.batch, stored), id: stored.id };
    return { uid: draft.uid, batch };
  });
}

/** The place that last year's rules are copied to. */
interface CopyContext {
  readonly year: number;
  readonly drafts: readonly BatchDraft[];
  /** Whether the person may change the mode of a batch. */
  readonly mayChangeMode: boolean;
}

/**
 * Last year's rules for a batch of this year. A batch of the same name keeps its id, so that its tables stay with it.
 * Its mode stays where the person may not change it. Its limits stay too, if last year's mode was another one.
 */
export function ofThisYear(batch: BatchConfig, { year, drafts, mayChangeMode }: CopyContext): BatchConfig {
  const same = drafts.find((draft) => draft.batch.name === batch.name)?.batch;
  const { fillStart: _start, fillEnd: _end, ...rules } = batch;
  return {
    ...rules,
    id: same?.id ?? '',
    year,
    lines: same?.lines ?? [],
    evidence: 'C',
    ...(same && same.id !== '' && !mayChangeMode && modeOf(same, batch)),
    ...(same?.fillStart && { fillStart: same.fillStart }),
    ...(same?.fillEnd && { fillEnd: same.fillEnd }),
  };
}

/** The mode of a batch, with its limits where another batch has a different mode. */
function modeOf(batch: BatchConfig, other: BatchConfig): Partial<BatchConfig> {
  const { mode, modeOwn, maxChoices, maxMajors, minMajors, obeyAllowed, adjustScope } = batch;
  const limits = { maxChoices, maxMajors, minMajors, obeyAllowed, adjustScope };
  return { mode, modeOwn, ...(mode !== other.mode && limits) };
}

/** The question about rules that were changed on both sides, as the dialog asks it. */
export function questionOf(both: readonly BatchConflict[]): Pick<StaleQuestion, 'fields' | 'now'> {
  return {
    fields: erase(Object.fromEntries(both.map(({ key, label }) => [key, text(label)]))),
    now: { id: '', ...Object.fromEntries(both.map(({ key, theirs }) => [key, theirs])) },
  };
}
