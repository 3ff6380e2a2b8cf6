import { Spin } from 'antd';
import type { ReactNode } from 'react';
import { type AnyField, fieldsOn, type Row, titleOf } from '../defineResource';
import { FieldCell } from '../FieldCell';
import { useResourcePage } from '../ResourceContext';

interface Props {
  readonly rows: readonly Row[];
  readonly reading: boolean;
  readonly actions: ((row: Row) => ReactNode) | undefined;
  readonly empty: ReactNode;
}

/** The rows of a list on a narrow screen: one card each, with the same fields and the same actions. */
export function ListCards({ rows, reading, actions, empty }: Props) {
  const { resource } = useResourcePage();
  const fields = fieldsOn(resource, 'list').filter((field) => field.name !== resource.title);
  return (
    <Spin spinning={reading} delay={200}>
      {rows.length === 0 && empty}
      <ul className="list-cards">
        {rows.map((row) => (
          <li key={row.id} className="list-card">
            <h3>{titleOf(resource, row)}</h3>
            <dl>
              {fields.map((field) => (
                <CardLine key={field.name} field={field} row={row} />
              ))}
            </dl>
            {actions && <div className="list-card-actions">{actions(row)}</div>}
          </li>
        ))}
      </ul>
    </Spin>
  );
}

function CardLine({ field, row }: { field: AnyField; row: Row }) {
  return (
    <div>
      <dt>{field.label}</dt>
      <dd>
        <FieldCell field={field} record={row} place="list" />
      </dd>
    </div>
  );
}
