import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { textOr } from '../lib/record';
import { isRecordId } from '../lib/recordId';
import { useAddressOfRecord } from './recordAddress';

/** The id and the name of an institution. */
interface NamedStore {
  readonly storeId?: unknown;
  readonly storeName?: unknown;
}

interface Props {
  readonly resource: string;
  /** Id of the record; no link where it is none. */
  readonly id: unknown;
  /** The record's name. */
  readonly children: ReactNode;
}

/** The name of a record, as a link to its page where the person may open it, else plain (decision 38). */
export function RecordLink({ resource, id, children }: Props) {
  const addressOf = useAddressOfRecord();
  const address = isRecordId(id) && id !== '' && id !== 0 ? addressOf(resource, id) : undefined;
  return address === undefined ? (
    children
  ) : (
    <Link className="list-title" to={address}>
      {children}
    </Link>
  );
}

/** The name of an institution in a cell, as a link to it. */
export function StoreLink({ of: { storeId, storeName } }: { readonly of: NamedStore }) {
  return (
    <RecordLink resource="customer/store" id={storeId}>
      {textOr(storeName)}
    </RecordLink>
  );
}
