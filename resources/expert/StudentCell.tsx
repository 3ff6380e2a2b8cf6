import { RecordLink } from '@/src/crud/RecordLink';
import { textOr } from '@/src/lib/record';
import type { CellProps } from '@/src/ui/fields/field';

/** A student with her masked telephone; on the page of a record with a link to hers. */
export function StudentCell({ record, place }: Pick<CellProps<unknown>, 'record' | 'place'>) {
  const name = textOr(record.userName);
  return (
    <>
      {place === 'list' ? (
        name
      ) : (
        <RecordLink resource="expert/student" id={record.userId}>
          {name}
        </RecordLink>
      )}{' '}
      {textOr(record.mobile)}
    </>
  );
}
