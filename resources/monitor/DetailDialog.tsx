import { Button, Modal } from 'antd';
import type { ReactNode } from 'react';
import { FieldCell } from '@/src/crud/FieldCell';
import { useResourcePage } from '@/src/crud/ResourceContext';
import type { Row } from '@/src/crud/resourceSpec';
import type { RecordId } from '@/src/lib/recordId';
import { Details } from '@/src/ui/display/Details';
import { useReturnFocus } from '@/src/ui/layout/useReturnFocus';
import './detailDialog.css';

/** One thing that it says, a field of the record say; a wide one has a line to itself. */
export type Detail<T> = {
  readonly wide?: boolean;
} & ({ readonly label: string; readonly children: ReactNode } | { readonly field: keyof T & string });

interface Props<T> {
  readonly title: string;
  /** The row that it is about. */
  readonly record: T;
  readonly items: readonly Detail<T>[];
  readonly close: () => void;
  /** Content below the record's list of members. */
  readonly children?: ReactNode;
}

/** A row of a log in full; sends no request. */
export function DetailDialog<T extends { readonly id: RecordId }>(props: Props<T>) {
  const { title, record, items, close, children } = props;
  useReturnFocus();
  const { fields } = useResourcePage().resource;
  const row: Row = { ...record };
  const entryOf = (detail: Detail<T>) => {
    const span = detail.wide && { span: 'filled' as const };
    if ('label' in detail)
      return { key: detail.label, label: detail.label, children: detail.children, ...span };
    const field = fields.find(({ name }) => name === detail.field);
    if (!field) throw new Error(`The resource has no field "${detail.field}"`);
    const { name, label } = field;
    return { key: name, label, children: <FieldCell field={field} record={row} place="show" />, ...span };
  };
  return (
    <Modal
      open
      centered
      width={800}
      title={title}
      footer={<Button onClick={close}>关闭</Button>}
      styles={{ body: { maxHeight: 'calc(100dvh - 190px)', overflow: 'auto' } }}
      onCancel={close}
    >
      <Details items={items.map(entryOf)} />
      {children}
    </Modal>
  );
}
