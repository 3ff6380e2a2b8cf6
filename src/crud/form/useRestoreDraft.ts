import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useFormPlace } from '../../services/useFormPlace';
import type { FormValues } from '../../ui/fields/field';
import type { Draft } from '../../work/drafts';
import type { AnyField } from '../defineResource';
import { useResourcePage } from '../ResourceContext';
import { mergeDraft, withValuesOf } from './mergeChanges';
import type { StaleAnswer, StaleQuestion } from './StaleDialog';

/** The part of the question that the draft knows. */
type DraftQuestion = Pick<StaleQuestion, 'fields' | 'mine' | 'isDraft'>;

interface Given<Held> {
  readonly fields: readonly AnyField[];
  readonly draft: Draft | undefined;
  /** The record as the server holds it now; undefined for a new one. Never rejects. */
  readonly readNow: () => Promise<Held | undefined>;
  /** The initial values of the record's form. */
  readonly startOf: (now: Held) => FormValues;
  /** Values that the record does not hold, laid over those of the server; none where absent. */
  readonly renew?: (values: FormValues, now: Held) => Promise<FormValues>;
  readonly ask: (about: DraftQuestion, now: Held) => Promise<StaleAnswer>;
  /** Puts values into the form, as changes of the present record. */
  readonly put: (values: FormValues, now: Held | undefined) => void;
}

/**
 * Takes a draft up without undoing changes that others have saved since. Different fields merge, the same field is
 * asked about (design decision 35). Where nobody wants to decide, the draft stays where it is.
 */
export function useRestoreDraft<Held>({ fields, draft, readNow, startOf, renew, ask, put }: Given<Held>) {
  const restoring = useRef(false);

  async function restore(found: Draft): Promise<void> {
    const now = await readNow();
    const start = now && startOf(now);
    const { values, both } = mergeDraft(fields, found, start);
    const about = { fields: both, mine: found.values, isDraft: true };
    const answer = now && both.length > 0 ? await ask(about, now) : 'overwrite';
    if (answer === 'cancel') return;
    const chosen = answer === 'take' ? withValuesOf(values, both, start) : values;
    // Where they cannot be read, they are as in the draft, and laid over the server's by the save.
    const renewed = now === undefined ? {} : await renew?.(chosen, now).catch(() => undefined);
    put({ ...chosen, ...renewed }, now);
  }

  return async (): Promise<void> => {
    if (!draft || restoring.current) return;
    restoring.current = true;
    await restore(draft);
    restoring.current = false;
  };
}

/** The path of the form's draft: a new record below another one has a draft of its own. */
export function useDraftPlace() {
  const { tree } = useResourcePage().resource;
  const place = useFormPlace();
  const [params] = useSearchParams();
  const parent = tree && params.get(tree.parent);
  return parent
    ? { ...place, draftPath: `${place.path}?${new URLSearchParams({ [tree.parent]: parent })}` }
    : place;
}
