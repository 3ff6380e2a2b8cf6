import { use } from 'react';
import { type CellProps, type Field, fieldOf, type Kind, listOnly } from '../../ui/fields/field';
import { RowNumbers } from '../ResourceContext';

function NumberCell({ record }: Pick<CellProps<unknown>, 'record'>) {
  return <>{use(RowNumbers)(record.id)}</>;
}

/** The place of a row in its list, running on over the pages (序号); says nothing of the record. */
export function rowNumber<V>(label: string): Field<V> {
  const kind: Kind<V> = {
    Cell: NumberCell,
    Input: () => null,
    operator: 'eq',
    verb: '请输入',
    width: 56,
    exact: true,
  };
  return fieldOf(label, kind, { on: listOnly, priority: 'first' });
}
