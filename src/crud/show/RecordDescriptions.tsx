import { Descriptions } from 'antd';
import { useNarrow } from '../../ui/layout/useNarrow';
import { fieldsOn, type Row } from '../defineResource';
import { FieldCell } from '../FieldCell';
import { useResourcePage } from '../ResourceContext';

/** The fields of a record, or those of one group, as label and value. */
export function RecordDescriptions({ record, group }: { record: Row; group?: string }) {
  const { resource } = useResourcePage();
  const narrow = useNarrow();
  const column = narrow ? 1 : 2;
  const fields = fieldsOn(resource, 'show').filter((field) => group === undefined || field.group === group);
  const items = fields.map((field) => ({
    key: field.name,
    label: field.label,
    span: field.kind.wide ? column : 1,
    children: <FieldCell field={field} record={record} place="show" />,
  }));
  return <Descriptions bordered size="small" column={column} items={items} />;
}
