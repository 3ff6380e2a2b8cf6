import { Checkbox } from 'antd';
import type { Row } from '../../resourceSpec';
import type { Selection } from './useSelection';

interface Props {
  readonly rows: readonly Row[];
  readonly selection: Selection;
}

/** The box over a list without pages: selects all rows, drawn or not. */
export default function SelectAll({ rows, selection }: Props) {
  const selectable = rows.filter(selection.canSelect);
  const selected = selectable.filter(selection.has).length;
  const isAll = selected > 0 && selected === selectable.length;
  return (
    <Checkbox
      aria-label="全选"
      checked={isAll}
      indeterminate={selected > 0 && !isAll}
      disabled={selectable.length === 0}
      onChange={() => selection.mark(selectable, () => !isAll)}
    />
  );
}
