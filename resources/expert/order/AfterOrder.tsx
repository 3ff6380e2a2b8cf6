import { useOne } from '@refinedev/core';
import { Alert, Button, Modal } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { providerOf } from '@/providers/data/providerOf';
import { useResourcePage } from '@/src/crud/ResourceContext';
import { useCan } from '@/src/services/useCan';
import { DialogBoundary } from '@/src/ui/DialogBoundary';
import { useReturnFocus } from '@/src/ui/layout/useReturnFocus';
import { load } from '@/src/ui/load';
import { Skeleton } from '@/src/ui/Skeleton';
import { appointmentPath, canStep, hasExpert, type Order } from './order';
import styles from './order.module.css';

const AssignDialog = load(() => import('./AssignDialog'));
const OpenDialog = load(() => import('./OpenDialog'));
const PayDialog = load(() => import('./PayDialog'));

const dialogs = { pay: PayDialog, assign: AssignDialog, open: OpenDialog };

/** Steps after a new order: payment, an expert, an appointment, the table itself (screen E10). */
export default function AfterOrder({ record, close }: { record: Pick<Order, 'id'>; close: () => void }) {
  useReturnFocus();
  const { resource } = useResourcePage();
  const can = useCan();
  const navigate = useNavigate();
  const [step, setStep] = useState<keyof typeof dialogs>();
  const { query } = useOne<Order>({
    resource: resource.name,
    id: record.id,
    dataProviderName: providerOf(resource.endpoints),
    errorNotification: false,
  });
  const order = query.data?.data;
  const go = (address: string) => {
    close();
    void navigate(address);
  };
  const Dialog = step && dialogs[step];
  const { pay, status } = resource.endpoints.operations;
  return (
    <Modal
      open
      centered
      width={440}
      title={`订单已创建${order ? `：${order.no}` : ''}`}
      footer={null}
      onCancel={close}
    >
      {query.isError && <Alert type="error" showIcon message="订单读取失败，可在列表中继续处理" />}
      {query.isPending && <Skeleton />}
      {order && (
        <div className={styles.next}>
          <p>接下来：</p>
          {can(pay) && canStep('pay', order) && (
            <Button type="primary" onClick={() => setStep('pay')}>
              立即登记收款
            </Button>
          )}
          {can(status) && hasExpert(order.product) && (
            <Button disabled={!canStep('assign', order)} onClick={() => setStep('assign')}>
              立即分配专家{canStep('pay', order) ? '（登记收款后可用）' : ''}
            </Button>
          )}
          {can('expert:filling:vip') && canStep('open', order) && (
            <Button onClick={() => setStep('open')}>立即开通权益</Button>
          )}
          {can('expert:appointment:create') && (
            <Button onClick={() => go(appointmentPath(order))}>立即预约</Button>
          )}
          {can('expert:filling:fill') && (
            <Button onClick={() => go(`/expert/filling/workbench?userId=${order.userId}`)}>立即填报</Button>
          )}
          <Button type="text" onClick={close}>
            稍后处理
          </Button>
        </div>
      )}
      <DialogBoundary close={() => setStep(undefined)}>
        {Dialog && order && <Dialog row={order} close={() => setStep(undefined)} />}
      </DialogBoundary>
    </Modal>
  );
}
