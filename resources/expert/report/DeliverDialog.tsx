import { Form, Radio } from 'antd';
import { useState } from 'react';
import type { RowDialogProps } from '@/src/crud/actions/action';
import { useInvalidateResource } from '@/src/crud/useInvalidateResource';
import { useNotify } from '@/src/services/useNotify';
import { useServices } from '@/src/services/useServices';
import { ActionModal } from '@/src/ui/confirm/ActionModal';
import { expertEndpoints } from '../endpoints';
import { deliverChannels, type Report } from './report';

const { deliver } = expertEndpoints['expert/report'].operations;

/** Marks a report in the list as delivered to the family. */
export default function DeliverDialog({ row, close }: RowDialogProps<Report>) {
  const invalidate = useInvalidateResource();
  return <DeliverForm report={row} close={close} onDelivered={invalidate} />;
}

interface Props {
  readonly report: Pick<Report, 'id' | 'title'>;
  readonly close: () => void;
  readonly onDelivered: (channel: number) => Promise<unknown>;
}

/** How the report reached the family (交付, screen E4). */
export function DeliverForm({ report, close, onDelivered }: Props) {
  const { callOperation } = useServices();
  const notify = useNotify();
  const [running, setRunning] = useState(false);
  const [form] = Form.useForm<{ channel: number }>();
  const send = async ({ channel }: { channel: number }) => {
    setRunning(true);
    try {
      await callOperation(deliver, { body: { id: report.id, channel } });
      notify('success', '已交付');
      close();
      await onDelivered(channel);
    } catch {
      // shown by the pipeline
    } finally {
      setRunning(false);
    }
  };
  return (
    <ActionModal title={`交付：${report.title}`} running={running} onOk={form.submit} onCancel={close}>
      <Form
        form={form}
        layout="vertical"
        initialValues={{ channel: 1 }}
        onFinish={(values) => void send(values)}
      >
        <Form.Item name="channel" label="交付方式" extra="交付后报告不能删除，考生状态变为「已交付」">
          <Radio.Group options={[...deliverChannels]} />
        </Form.Item>
      </Form>
    </ActionModal>
  );
}
