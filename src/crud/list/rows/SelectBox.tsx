import { type ChangeEvent, useRef } from 'react';
import { sameId } from '../../../lib/recordId';
import type { Row } from '../../resourceSpec';
import type { Selection } from './useSelection';
import './selectBox.css';

interface AllProps {
  readonly rows: readonly Row[];
  readonly selection: Selection;
  readonly label: string;
}

/** The box over a list: selects all rows that were read, drawn or not. */
export function SelectAllBox({ rows, selection, label }: AllProps) {
  const selectable = rows.filter(selection.canSelect);
  const selected = selectable.filter(selection.has).length;
  const isAll = selected > 0 && selected === selectable.length;
  const isSome = selected > 0 && !isAll;
  return (
    <input
      type="checkbox"
      className="select-box"
      aria-label={label}
      ref={(box) => {
        if (box) box.indeterminate = isSome;
      }}
      checked={isAll}
      disabled={selectable.length === 0}
      onChange={() => selection.mark(selectable, () => !isAll)}
    />
  );
}

/** The box of a row; with Shift, all of `rows` from the one before that was pressed, drawn or not. */
export function useSelectRow(selection: Selection | undefined, rows: readonly Row[]) {
  const pressed = useRef<Row['id']>(undefined);
  const press = (row: Row, { target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const isRange = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
    const range = isRange ? rowsBetween(rows, pressed.current, row) : [row];
    pressed.current = row.id;
    const { checked } = target;
    if (selection) selection.mark(range.filter(selection.canSelect), () => checked);
  };
  return (row: Row) =>
    selection && (
      <input
        type="checkbox"
        className="select-box"
        aria-label={`选择第 ${row.id} 条`}
        checked={selection.has(row)}
        disabled={!selection.canSelect(row)}
        onChange={(event) => press(row, event)}
      />
    );
}

function rowsBetween(rows: readonly Row[], from: Row['id'] | undefined, to: Row): readonly Row[] {
  const ends = [from, to.id].map((end) => rows.findIndex(({ id }) => sameId(id, end))).sort((a, b) => a - b);
  const [first = -1, last = -1] = ends;
  return first < 0 ? [to] : rows.slice(first, last + 1);
}
