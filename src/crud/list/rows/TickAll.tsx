import { Checkbox } from 'antd';
import type { Row } from '../../defineResource';
import type { Selection } from './useSelection';

interface Props {
  readonly rows: readonly Row[];
  readonly selection: Selection;
}

/** The box over a list without pages: ticks all rows, drawn or not. */
export default function TickAll({ rows, selection }: Props) {
  const tickable = rows.filter(selection.mayTick);
  const ticked = tickable.filter(selection.has).length;
  const isAll = ticked > 0 && ticked === tickable.length;
  return (
    <Checkbox
      aria-label="全选"
      checked={isAll}
      indeterminate={ticked > 0 && !isAll}
      disabled={tickable.length === 0}
      onChange={() => selection.mark(tickable, () => !isAll)}
    />
  );
}
