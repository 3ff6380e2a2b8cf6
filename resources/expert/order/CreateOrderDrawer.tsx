import { Drawer } from 'antd';
import { useState } from 'react';
import type { RowDialogProps } from '@/src/crud/actions/action';
import { RecordForm } from '@/src/crud/form/RecordForm';
import { ResourcePart } from '@/src/crud/ResourcePages';
import type { Row } from '@/src/crud/resourceSpec';
import { useConfirmDiscard } from '@/src/crud/useOpenRecord';
import type { RecordId } from '@/src/lib/recordId';
import { DialogBoundary } from '@/src/ui/DialogBoundary';
import { leaveBy } from '@/src/ui/layout/leaveBy';
import { useReturnFocus } from '@/src/ui/layout/useReturnFocus';
import { load } from '@/src/ui/load';
import { OrderedFor } from './CustomerInput';
import { orders } from './orders';

const AfterOrder = load(() => import('./AfterOrder'));

interface Props {
  /** The student who orders; any where absent. */
  readonly userId?: RecordId | undefined;
  readonly close: () => void;
}

/** 创建客户订单 over another page, whoever orders (screens E1 and E10). */
export function CreateOrderDrawer({ userId, close }: Props) {
  return (
    <ResourcePart resource={orders} basePath="/expert/order">
      <OrderedFor value={userId}>
        <CreateOrder close={close} />
      </OrderedFor>
    </ResourcePart>
  );
}

/** 创建客户订单 for the student of a row (screens E1 and E10). */
export function StudentOrderDrawer({ row, close }: RowDialogProps<{ readonly userId: RecordId }>) {
  return <CreateOrderDrawer userId={row.userId} close={close} />;
}

function CreateOrder({ close }: Pick<Props, 'close'>) {
  useReturnFocus();
  const confirmDiscard = useConfirmDiscard();
  const [created, setCreated] = useState<Row>();
  const leave = async () => {
    if (await confirmDiscard()) close();
  };
  if (created)
    return (
      <DialogBoundary close={close}>
        <AfterOrder record={created} close={close} />
      </DialogBoundary>
    );
  return (
    <Drawer
      open
      className="form-drawer"
      title="创建客户订单"
      width="min(640px, 100%)"
      onClose={leaveBy(leave)}
    >
      <RecordForm name="创建客户订单" onSaved={setCreated} onCancel={() => void leave()} />
    </Drawer>
  );
}
