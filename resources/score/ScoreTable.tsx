import VirtualRows from '@/src/crud/list/rows/VirtualRows';
import type { RecordId } from '@/src/lib/recordId';
import type { DataColumn } from '@/src/ui/table/columnLayout';
import { DataTable } from '@/src/ui/table/DataTable';

interface Props<T> {
  readonly columns: readonly DataColumn<T>[];
  readonly rows: readonly T[];
  /** Id of the row marked as the current one. */
  readonly current: RecordId | undefined;
  /** The row to scroll to, once for each new object. */
  readonly sought: { readonly id: RecordId } | undefined;
  /** Id of the row that stays drawn wherever the page is scrolled to. */
  readonly kept?: RecordId | undefined;
}

/** Pixels of a row in the smallest density. */
const rowHeight = 39;

/** Some 500 rows of scores, of which only those in sight are drawn. */
export function ScoreTable<T extends { readonly id: RecordId }>({
  columns,
  rows,
  current,
  ...places
}: Props<T>) {
  return (
    <VirtualRows {...places} rows={rows} rowHeight={rowHeight} narrow={false}>
      {(drawn, virtual) => (
        <DataTable
          columns={columns}
          rows={drawn}
          part={{ places: virtual.places, count: rows.length }}
          keyOf={({ id }) => String(id)}
          density="small"
          reading={false}
          empty={null}
          current={current === undefined ? undefined : String(current)}
          Row={virtual.Row}
          Body={virtual.Body}
        />
      )}
    </VirtualRows>
  );
}
