import { useState } from 'react';
import type { Operation } from '@/providers/endpoints/builder';
import type { AnyField } from '@/src/crud/defineResource';
import { compareChanges } from '@/src/crud/form/mergeChanges';
import type { Row } from '@/src/crud/resourceSpec';
import { isRecord } from '@/src/lib/record';
import type { RecordId } from '@/src/lib/recordId';
import { useServices } from '@/src/services/useServices';
import type { FormValues } from '@/src/ui/fields/field';
import { StaleError } from './useFormSteps';

/** A record as its form has saved it, in place of the one that the form was given. */
interface Saved {
  readonly given: Row | undefined;
  readonly record: Row;
}

interface Given {
  /** The record that the page has read; a new one where absent. */
  readonly given: Row | undefined;
  /** The call that answers it. */
  readonly one: Operation;
  /** The fields of its form, and the values with which they begin. */
  readonly fields: readonly AnyField[];
  readonly startOf: (record: Row) => FormValues;
}

/**
 * The record of a form of content. After a save it is what was saved, until the page gives a newer one. So a form of
 * new content goes on as that of the saved content. No save tells the new revision; `one` does.
 */
export function useSavedRecord({ given, one, fields, startOf }: Given) {
  const { callOperation } = useServices();
  const [saved, setSaved] = useState<Saved>();
  const own = saved && saved.given === given ? saved.record : undefined;
  const record = own ?? given;

  /** Whether the server holds something else than this form has saved. */
  function isChanged(mine: Row, now: Row): boolean {
    const before = startOf(mine);
    const kept = fields.filter(({ name }) => name in before);
    return compareChanges(kept, { before, mine: {}, now: startOf(now) }).theirs.length > 0;
  }

  return {
    record,
    /**
     * The id and the revision of the record to change; neither of new content. Reads the revision after a save that the
     * page has not read again. Rejects where that fails, and where somebody else has changed what was saved, unless
     * `force` overwrites that.
     */
    async target(force = false): Promise<{ readonly id?: RecordId; readonly rev?: unknown }> {
      if (!record) return {};
      const { id, rev } = record;
      if (!own) return { id, rev };
      const options = { allowRepeat: true, quiet: true };
      const { data } = await callOperation(one, { body: { id }, options });
      if (!force && !(isRecord(data) && !isChanged(own, { ...data, id }))) throw new StaleError();
      return { id, rev: isRecord(data) ? data.rev : undefined };
    },
    /** Goes on with what was saved, or done since; without an id the content stays new. */
    keep(id: RecordId, values: FormValues): void {
      if (id === '') return;
      setSaved((before) => {
        const known = before?.given === given ? before?.record : given;
        return { given, record: { ...known, ...values, id, rev: undefined } };
      });
    },
  };
}
