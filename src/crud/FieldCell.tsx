import type { CellProps } from '../ui/fields/field';
import type { AnyField } from './defineResource';
import type { Row } from './resourceSpec';

interface Props {
  readonly field: AnyField;
  readonly record: Row;
  readonly place: CellProps<unknown>['place'];
}

/** One field of a record as it is shown anywhere: in a table, on a card, in a description list. */
export function FieldCell({ field, record, place }: Props) {
  const { Cell, kind, name } = field;
  return (
    <Cell value={kind.members ? kind.members.read(record) : record[name]} {...{ record, place, name }} />
  );
}
