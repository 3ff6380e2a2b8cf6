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

/** The question about rules that were changed on both sides, as the dialog asks it. */
export function questionOf(both: readonly BatchConflict[]): Pick<StaleQuestion, 'fields' | 'now'> {
  return {
    fields: erase(Object.fromEntries(both.map(({ key, label }) => [key, text(label)]))),
    now: { id: '', ...Object.fromEntries(both.map(({ key, theirs }) => [key, theirs])) },
  };
}
