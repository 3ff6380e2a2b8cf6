import { lazy, memo, Suspense } from 'react';
import type { AnyField } from '../../defineResource';
import { FieldCell } from '../../FieldCell';
import type { Row } from '../../resourceSpec';

const InlineCell = lazy(() => import('./InlineCell'));

interface Props {
  readonly field: AnyField;
  readonly row: Row;
  /** Whether the record may be changed. */
  readonly editable: boolean;
}

/** One field of a row, in a table or on a card; drawn again only for another row. */
export const RowCell = memo(function RowCell({ field, row, editable }: Props) {
  const cell = <FieldCell field={field} record={row} place="list" />;
  if (!field.inline || !editable) return cell;
  return (
    <Suspense fallback={cell}>
      <InlineCell field={field} row={row}>
        {cell}
      </InlineCell>
    </Suspense>
  );
});
