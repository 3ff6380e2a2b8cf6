import { RecordLink } from '@/src/crud/RecordLink';
import { textOr } from '@/src/lib/record';
import type { CellProps } from '@/src/ui/fields/field';

/** A student with the way to her page, and her telephone as far as it is shown. */
export function StudentCell({ record }: Pick<CellProps<unknown>, 'record'>) {
  return (
    <>
      <RecordLink resource="expert/student" id={record.userId}>
        {textOr(record.userName)}
      </RecordLink>{' '}
      {textOr(record.mobile)}
    </>
  );
}
