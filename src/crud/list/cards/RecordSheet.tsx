import { Drawer } from 'antd';
import { Details } from '../../../ui/display/Details';
import { fieldsOn, titleOf } from '../../defineResource';
import { FieldCell } from '../../FieldCell';
import { useResourcePage } from '../../ResourceContext';
import type { Row } from '../../resourceSpec';

interface Props {
  readonly row: Row;
  readonly open: boolean;
  readonly close: () => void;
}

/** Everything that a list knows of a record without a page; its card on a phone has too little room. */
export default function RecordSheet({ row, open, close }: Props) {
  const { resource } = useResourcePage();
  const items = fieldsOn(resource, 'list').map((field) => ({
    key: field.name,
    label: field.label,
    children: <FieldCell field={field} record={row} place="show" />,
  }));
  return (
    <Drawer
      open={open}
      placement="bottom"
      height="auto"
      title={`${resource.label}：${titleOf(resource, row)}`}
      onClose={close}
      styles={{ body: { maxHeight: '70dvh', padding: 12 } }}
    >
      <Details items={items} />
    </Drawer>
  );
}
