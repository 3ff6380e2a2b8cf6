import { Checkbox, Spin } from 'antd';
import { Fragment, Suspense } from 'react';
import { loadPlain } from '../../ui/load';
import { useResourcePage } from '../ResourceContext';
import type { Row } from '../resourceSpec';
import { CardLines, useCardOpening } from './cards/Card';
import type { RowsProps } from './ListTable';
import { rowMarks } from './rows/rowMarks';
import type { ListActions } from './useListActions';

const SumCard = loadPlain(() => import('./rows/SumCard'));

interface Props extends RowsProps {
  /** Absent where a card opens nothing. */
  readonly commandsOf: ListActions['commandsOf'] | undefined;
}

/** The rows of a list in a narrow pane: one card each, with the same box and the same actions. */
export default function ListCards(props: Props) {
  const { columnSettings, rows, all, reading, selection, empty, virtual } = props;
  const sums = columnSettings.columns.map(({ field }) => field).filter((field) => field.sum);
  const Around = virtual?.Cards ?? Fragment;
  return (
    <Spin spinning={reading} delay={200}>
      {rows.length === 0 && empty}
      <Around>
        <ul className={virtual ? 'list-cards list-cards-long' : 'list-cards'}>
          {rows.map((row, index) => (
            <Card key={row.id} {...props} row={row} place={index} />
          ))}
        </ul>
      </Around>
      {rows.length > 0 && sums.length > 0 && (
        <Suspense fallback={null}>
          <SumCard fields={sums} rows={all} selection={selection} />
        </Suspense>
      )}
    </Spin>
  );
}

interface CardProps extends Props {
  readonly row: Row;
  /** Its place among the drawn ones. */
  readonly place: number;
}

function Card(props: CardProps) {
  const { row, place, selection, editable, actions, commandsOf, virtual } = props;
  const { resource } = useResourcePage();
  const opening = useCardOpening(row, commandsOf);
  const marks = rowMarks(row, props);
  const box = selection && (
    <Checkbox
      className="list-card-box"
      checked={selection.has(row)}
      disabled={!selection.canSelect(row)}
      aria-label={`选择第 ${row.id} 条`}
      onChange={(event) => selection.mark([row], () => event.target.checked)}
    />
  );
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: its title does the same for the keyboard
    <li
      ref={virtual?.measure}
      data-index={virtual?.places[place]}
      data-row-key={row.id}
      {...marks}
      className={`list-card ${marks.className}`}
      onClick={opening?.onClick}
    >
      <CardLines
        row={row}
        open={opening?.open}
        editable={editable && (resource.canEdit?.(row) ?? true)}
        lead={box}
        actions={actions?.(row)}
      />
      {opening?.sheet}
    </li>
  );
}
