import { Table } from 'antd';
import { useResourcePage } from '../../ResourceContext';
import type { Row } from '../../resourceSpec';
import type { ColumnSettings } from '../columns/columns';
import { SumCell, sumsOf } from './sums';
import type { Selection } from './useSelection';

interface Props {
  readonly columnSettings: ColumnSettings;
  /** All that were read. */
  readonly rows: readonly Row[];
  readonly selection: Selection | undefined;
  /** Columns behind those of the fields. */
  readonly last: number;
}

/** Below the table: what its numbers and amounts come to, of the page and of the selected rows. */
export default function SumRows({ columnSettings, rows, selection, last }: Props) {
  const { paged = true } = useResourcePage().resource;
  const offset = selection ? 1 : 0;
  const { columns } = columnSettings;
  return sumsOf(rows, selection?.rows ?? [], paged).map((sum) => (
    <Table.Summary.Row key={sum.label} className="list-sums">
      {offset > 0 && <Table.Summary.Cell index={0} />}
      {columns.map(({ field }, place) => (
        <Table.Summary.Cell key={field.name} index={place + offset} align={field.kind.align ?? 'left'}>
          {place === 0 && <b>{sum.label} </b>}
          {field.sum && <SumCell field={field} rows={sum.rows} />}
        </Table.Summary.Cell>
      ))}
      {last > 0 && <Table.Summary.Cell index={columns.length + offset} />}
    </Table.Summary.Row>
  ));
}
