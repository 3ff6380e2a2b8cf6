import { CellRow, type CellRowProps } from '../../../ui/table/DataTable';
import type { AnyField } from '../../defineResource';
import type { Row } from '../../resourceSpec';
import { SumCell, useSums } from './sums';
import type { Selection } from './useSelection';

interface Props {
  readonly columns: CellRowProps<Row>['columns'];
  /** Of the columns that are fields, in order. */
  readonly fields: readonly AnyField[];
  /** All that were read. */
  readonly rows: readonly Row[];
  readonly selection: Selection | undefined;
}

/** Below the table: what its numbers and amounts come to, of the page and of the selected rows. */
export default function SumRows({ columns, fields, rows, selection }: Props) {
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
