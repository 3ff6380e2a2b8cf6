import { Link } from 'react-router';
import { textOr } from '@/src/lib/record';
import { parseId, type RecordId } from '@/src/lib/recordId';
import { type CellProps, emptyText } from '@/src/ui/fields/field';
import { useRecordAddress } from '../recordLink';

/** The subject of a memo, with a link to it for those who may open it. */
export function SubjectCell({ value, record }: CellProps<RecordId>) {
  const addressOf = useRecordAddress();
  const name = textOr(record.bizName);
  if (name === '') return emptyText;
  const address = addressOf(textOr(record.bizType), parseId(value) ?? null);
  return address === undefined ? name : <Link to={address}>{name}</Link>;
}
