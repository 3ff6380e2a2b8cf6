import { CellRow, type CellRowProps } from '../../../ui/table/DataTable';
import type { AnyField } from '../../defineResource';
import { useResourcePage } from '../../ResourceContext';
import type { Row } from '../../resourceSpec';
import { SumCell, sumsOf } from './sums';
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
  const { paged = true } = useResourcePage().resource;
  return sumsOf(rows, selection?.rows ?? [], paged).map((sum) => (
    <CellRow key={sum.label} columns={columns}>
      {({ key }) => {
        const field = fields.find(({ name }) => name === key);
        return (
          <>
            {field && field === fields[0] && <b>{sum.label} </b>}
            {field?.sum && <SumCell field={field} rows={sum.rows} />}
          </>
        );
      }}
    </CellRow>
  ));
}
