import { Details } from '../../ui/display/Details';
import { fieldsOn } from '../defineResource';
import { FieldCell } from '../FieldCell';
import { useResourcePage } from '../ResourceContext';
import type { Row } from '../resourceSpec';

/** The fields of a record, or those of one group, as label and value. */
export function RecordDescriptions({ record, group }: { record: Row; group?: string }) {
  const { resource } = useResourcePage();
  const fields = fieldsOn(resource, 'show').filter((field) => group === undefined || field.group === group);
  const items = fields.map((field, index) => ({
    key: field.name,
    label: field.label,
    // A wide field has a row to itself; the field before it fills the rest of its own row.
    ...(field.kind.wide || fields[index + 1]?.kind.wide ? { span: 'filled' as const } : {}),
    children: <FieldCell field={field} record={record} place="show" />,
  }));
  return <Details items={items} />;
}
