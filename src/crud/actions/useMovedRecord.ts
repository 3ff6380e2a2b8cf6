import { useDataProvider } from '@refinedev/core';
import { useState } from 'react';
import { providerOf } from '@/providers/data/providerOf';
import { useCan } from '../../services/useCan';
import { lastChangeText } from '../form/mergeChanges';
import { useResourcePage } from '../ResourceContext';
import type { AnyRecord, Row } from '../resourceSpec';

/** A record that somebody else has changed while a dialog about it was open. */
export interface MovedRecord {
  /** Author and time of the change, where the record tells. */
  readonly change: string;
  /** The record as it is now; undefined where it could not be read. */
  readonly now: Row | undefined;
  /** Goes on with the record as it is now. Undefined where it could not be read, and where it has no `rev`. */
  readonly takeOver: (() => void) | undefined;
}

/**
 * The record that a dialog sends, after somebody else has changed it. Typed values are kept. They are sent with the
 * present `rev` once the person has taken it over.
 */
export function useMovedRecord(opened: readonly AnyRecord[]) {
  const { resource } = useResourcePage();
  const { name, endpoints } = resource;
  const provider = useDataProvider();
  const can = useCan();
  const [fresh, setFresh] = useState<Row>();
  const [moved, setMoved] = useState<MovedRecord>();
  const [record] = opened;
  const rows = fresh ? [fresh] : opened;

  async function readNow({ id }: AnyRecord): Promise<Row | undefined> {
    if (!can({ forForm: endpoints.operations.one })) return undefined;
    const { getOne } = provider(providerOf(endpoints));
    const read = await getOne<Row>({ resource: name, id }).catch(() => undefined);
    return read?.data;
  }

  /** Reads the record anew and says that it has changed. */
  async function tellMoved(): Promise<void> {
    const now = record && (await readNow(record));
    const takeOver =
      now && 'rev' in now
        ? () => {
            setFresh(now);
            setMoved(undefined);
          }
        : undefined;
    setMoved({ change: now && record ? lastChangeText({ id: record.id }, now) : '', now, takeOver });
  }

  return { rows, moved, tellMoved, forgetMoved: () => setMoved(undefined) };
}
