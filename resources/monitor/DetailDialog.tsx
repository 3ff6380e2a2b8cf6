import { Button, Modal } from 'antd';
import type { ReactNode } from 'react';
import { Details } from '@/src/ui/display/Details';
import { useReturnFocus } from '@/src/ui/layout/useReturnFocus';
import './detailDialog.css';

/** One thing that it says; a wide one has a line to itself. */
export interface Detail {
  readonly label: string;
  readonly children: ReactNode;
  readonly wide?: boolean;
}

interface Props {
  readonly title: string;
  readonly items: readonly Detail[];
  readonly close: () => void;
  /** Below the list of what the record says. */
  readonly children?: ReactNode;
}

/** What a row of a log says, in full; asks the server for nothing. */
export function DetailDialog({ title, items, close, children }: Props) {
  useReturnFocus();
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
      <Details
        items={items.map(({ label, children: value, wide }) => {
          return { key: label, label, children: value, ...(wide && { span: 'filled' as const }) };
        })}
      />
      {children}
    </Modal>
  );
}
