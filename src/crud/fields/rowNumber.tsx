import { sameId } from '../../lib/recordId';
import { type CellProps, type Field, fieldOf, type Kind, listOnly } from '../../ui/fields/field';
import { useListState } from '../list/useListState';
import { useRows } from '../list/useRows';

/** Out of what the list has read: asks the server for nothing. */
function NumberCell({ record }: Pick<CellProps<unknown>, 'record'>) {
  const { state } = useListState();
  const { rows } = useRows(state, { idle: true });
  const index = rows.findIndex(({ id }) => sameId(id, record.id));
  return <>{(state.page - 1) * state.size + Math.max(0, index) + 1}</>;
}

/** The place of a row in its list, running on over the pages (序号); says nothing of the record. */
export function rowNumber<V>(label: string): Field<V> {
  const kind: Kind<V> = { Cell: NumberCell, Input: () => null, operator: 'eq', verb: '请输入', width: 56 };
  return fieldOf(label, kind, { on: listOnly, priority: 'first' });
}
