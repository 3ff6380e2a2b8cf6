import { Table } from 'antd';
import { isRecord } from '../../../lib/record';
import type { AnyField } from '../../defineResource';
import { FieldCell } from '../../FieldCell';
import type { Row } from '../../resourceSpec';
import './repeated.css';

/** The items of a repeated group as a small table. */
export default function RepeatedCell({
  fields,
  rows,
}: {
  fields: readonly AnyField[];
  rows: readonly unknown[];
}) {
  const records = rows.map((row, index): Row => ({ ...(isRecord(row) ? row : {}), id: index }));
  return (
    <div className="repeated-cell">
      <Table<Row>
        size="small"
        rowKey="id"
        pagination={false}
        scroll={{ x: 'max-content' }}
        dataSource={records}
        columns={fields.map((field) => ({
          key: field.name,
          title: field.label,
          render: (_: unknown, record: Row) => <FieldCell field={field} record={record} place="list" />,
        }))}
      />
    </div>
  );
}
