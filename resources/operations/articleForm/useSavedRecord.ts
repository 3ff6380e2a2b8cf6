import { useState } from 'react';
import type { Operation } from '@/providers/endpoints/builder';
import type { Row } from '@/src/crud/resourceSpec';
import { isRecord } from '@/src/lib/record';
import type { RecordId } from '@/src/lib/recordId';
import { useServices } from '@/src/services/useServices';

/** A record as its form has saved it, in place of the one that the form was given. */
interface Saved {
  readonly given: Row | undefined;
  readonly record: Row;
}

/**
 * The record of a form of content. After a save it is what was saved, until the page gives a newer one. So a form of
 * new content goes on as that of the saved content. No save tells the new revision; `one` does.
 */
export function useSavedRecord(given: Row | undefined, one: Operation) {
  const { callOperation } = useServices();
  const [saved, setSaved] = useState<Saved>();
  const own = saved && saved.given === given ? saved.record : undefined;
  const record = own ?? given;

  return {
    record,
    /**
     * The id and the revision of the record to change; neither of new content. Reads the revision after a save that the
     * page has not read again, and rejects where that fails.
     */
    async target(): Promise<{ readonly id?: RecordId; readonly rev?: unknown }> {
      if (!record) return {};
      if (!own) return { id: record.id, rev: record.rev };
      const options = { allowRepeat: true, quiet: true };
      const { data } = await callOperation(one, { body: { id: record.id }, options });
      return { id: record.id, rev: isRecord(data) ? data.rev : undefined };
    },
    /** Goes on with what was saved; without an id the content stays new. */
    keep(id: RecordId, values: Readonly<Record<string, unknown>>): void {
      if (id !== '') setSaved({ given, record: { ...record, ...values, id, rev: undefined } });
    },
  };
}
