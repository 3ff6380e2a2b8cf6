import { useCallback, useId, useState } from 'react';
import { moved } from '@/src/lib/moved';
import { ScrollRegion } from '@/src/ui/layout/ScrollRegion';
import { useNarrow } from '@/src/ui/layout/useNarrow';
import type { GenColumn } from '../gen';
import type { ColumnChange } from './ColumnCell';
import { ColumnCard, ColumnTableRow } from './ColumnRow';
import './columns.css';
import './columnCards.css';
import type { RecordId } from '@/src/lib/recordId';
import { columnProps } from './columnProps';
import { useDictionaryChoices } from './useDictionaryChoices';

interface Props {
  readonly columns: readonly GenColumn[];
  readonly setColumns: (edit: (columns: readonly GenColumn[]) => readonly GenColumn[]) => void;
  /** Ids of the columns whose Java property is missing. */
  readonly wrong: ReadonlySet<RecordId>;
}

/** The columns of a table with all properties editable in place; rows are moved by their handle or by steps. */
export function ColumnsTable({ columns, setColumns, wrong }: Props) {
  const narrow = useNarrow();
  const dictionaries = useDictionaryChoices();
  const list = useId();
  const [said, setSaid] = useState('');
  const count = columns.length;
  const change = useCallback<ColumnChange>(
    (columnId, changes) =>
      setColumns((before) =>
        before.map((column) => (column.columnId === columnId ? { ...column, ...changes } : column)),
      ),
    [setColumns],
  );
  const move = useCallback(
    (from: number, to: number) => {
      if (to < 0 || to >= count) return;
      setColumns((before) => moved(before, from, to));
      setSaid(`已移到第 ${to + 1} 行`);
    },
    [setColumns, count],
  );
  const rows = columns.map((column, index) => {
    const Row = narrow ? ColumnCard : ColumnTableRow;
    const { columnId } = column;
    return (
      <Row
        key={columnId}
        {...{ column, index, list, dictionaries }}
        isWrong={wrong.has(columnId)}
        onChange={change}
        onMove={move}
      />
    );
  });
  return (
    <>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      {narrow ? (
        <ul className="gen-cards">{rows}</ul>
      ) : (
        <ScrollRegion className="gen-columns" label="字段信息">
          <table>
            <thead>
              <tr>
                <th scope="col">序号</th>
                {columnProps.map(({ name, label }) => (
                  <th key={name} scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>{rows}</tbody>
          </table>
        </ScrollRegion>
      )}
    </>
  );
}
