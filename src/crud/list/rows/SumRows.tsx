import { CellRow, type CellRowProps } from '../../../ui/table/DataTable';
import type { AnyField } from '../../defineResource';
import type { Row } from '../../resourceSpec';
import { SumCell, useSums } from './sums';
import type { Selection } from './useSelection';

interface Props {
  readonly columns: CellRowProps<Row>['columns'];
  /** The columns that are fields, in order. */
  readonly fields: readonly AnyField[];
  /** All rows that were read. */
  readonly rows: readonly Row[];
  readonly selection: Selection | undefined;
}

/** The sums below the table: of its numbers and amounts, for the page and for the selected rows. */
export function SumRows({ columns, fields, rows, selection }: Props) {
  return useSums(fields, rows, selection).map((sum) => (
    <CellRow key={sum.label} columns={columns}>
      {({ key }) => {
        const field = fields.find(({ name }) => name === key);
        return (
          <>
            {field && field === fields[0] && <b>{sum.label} </b>}
            {field?.sum && <SumCell field={field} of={sum.of} />}
          </>
        );
      }}
    </CellRow>
  ));
}
