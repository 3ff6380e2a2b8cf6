import { createContext, type ReactNode, use } from 'react';
import { Link } from 'react-router';
import { isRecordId } from '../lib/recordId';
import { useAddressOfRecord } from './recordAddress';

/** Whether what is drawn is within a link already: the name of a row, which opens the row itself. */
export const InsideLink = createContext(false);

interface Props {
  readonly resource: string;
  /** Id of the record; no link where it is none. */
  readonly id: unknown;
  /** The record's name. */
  readonly children: ReactNode;
}

/** The name of a record of a resource, as a link to its page for persons who may open it; plain text for all others (decision 38). */
export function RecordLink({ resource, id, children }: Props) {
  const addressOf = useAddressOfRecord();
  const isLinked = use(InsideLink);
  const isRecord = !isLinked && isRecordId(id) && id !== '' && id !== 0;
  const address = isRecord ? addressOf(resource, id) : undefined;
  return address === undefined ? (
    children
  ) : (
    <Link className="list-title" to={address}>
      {children}
    </Link>
  );
}
