import { memo } from 'react';
import type { AnyField } from '../../defineResource';
import { FieldCell } from '../../FieldCell';
import type { Row } from '../../resourceSpec';
import { sumRecord } from './sums';

interface Props {
  readonly field: AnyField;
  readonly rows: readonly Row[];
}

/** What a field of the rows comes to, shown as the field is; added up anew only for other rows. */
export const SumCell = memo(function SumCell({ field, rows }: Props) {
  return <FieldCell field={field} record={sumRecord(field, rows)} place="list" />;
});
