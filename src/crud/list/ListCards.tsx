import { Checkbox, Spin } from 'antd';
import { Fragment, lazy, Suspense } from 'react';
import { type AnyField, titleOf } from '../defineResource';
import { useResourcePage } from '../ResourceContext';
import type { Row } from '../resourceSpec';
import type { RowsProps } from './ListTable';
import { RowCell } from './rows/RowCell';

const SumCard = lazy(() => import('./rows/SumCard'));

/** The rows of a list on a narrow screen: one card each, with the same fields, the same box and the same actions. */
export function ListCards(props: RowsProps) {
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

interface CardProps extends RowsProps {
  readonly row: Row;
  /** Among the drawn ones. */
  readonly place: number;
}

function Card({ columnSettings, row, place, selection, last, editable, actions, virtual }: CardProps) {
  const { resource } = useResourcePage();
  const fields = columnSettings.columns
    .map(({ field }) => field)
    .filter((field) => field.name !== resource.title);
  const isLast = String(row.id) === last;
  return (
    <li
      ref={virtual?.measure}
      data-index={virtual && virtual.first + place}
      data-row-key={row.id}
      aria-current={isLast || undefined}
      className={isLast ? 'list-card list-row-last' : 'list-card'}
    >
      <h3>
        {selection && (
          <Checkbox
            checked={selection.has(row)}
            disabled={!selection.canSelect(row)}
            aria-label={`选择第 ${row.id} 条`}
            onChange={(event) => selection.mark([row], () => event.target.checked)}
          />
        )}
        {titleOf(resource, row)}
      </h3>
      <dl>
        {fields.map((field) => (
          <CardLine
            key={field.name}
            field={field}
            row={row}
            editable={editable && (resource.canEdit?.(row) ?? true)}
          />
        ))}
      </dl>
      {actions && <div className="list-card-actions">{actions(row)}</div>}
    </li>
  );
}

function CardLine({ field, row, editable }: { field: AnyField; row: Row; editable: boolean }) {
  return (
    <div>
      <dt>{field.label}</dt>
      <dd>
        <RowCell field={field} row={row} editable={editable} />
      </dd>
    </div>
  );
}
