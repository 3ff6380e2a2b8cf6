import { Button, Descriptions, type DescriptionsProps, Modal } from 'antd';
import type { ReactNode } from 'react';
import { useNarrow } from '@/src/ui/layout/useNarrow';
import { useReturnFocus } from '@/src/ui/layout/useReturnFocus';

interface Props {
  readonly title: string;
  readonly items: NonNullable<DescriptionsProps['items']>;
  readonly close: () => void;
  /** Below the list of what the record says. */
  readonly children?: ReactNode;
}

/** What a row of a log says, in full; asks the server for nothing. */
export function DetailDialog({ title, items, close, children }: Props) {
  const narrow = useNarrow();
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
      <Descriptions
        bordered
        size="small"
        column={narrow ? 1 : 2}
        items={items}
        styles={{ label: { width: narrow ? 96 : 104 } }}
      />
      {children}
    </Modal>
  );
}
