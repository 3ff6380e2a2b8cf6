import { Form, Input } from 'antd';
import type { RowDialogProps } from '@/src/crud/actions/action';
import { useOperation } from '@/src/crud/useOperation';
import { ActionModal } from '@/src/ui/confirm/ActionModal';
import { type Filling, stateWays } from './filling';

interface Props extends RowDialogProps<Filling> {
  readonly operation: 'status' | 'close';
  readonly way: keyof typeof stateWays;
  readonly question: string;
  readonly success: string;
  readonly danger?: boolean;
}

/** Moves a student to another state for a reason that has to be given. */
function ReasonDialog({ row, close, operation, way, question, success, danger = false }: Props) {
  const { run, running } = useOperation(operation, success);
  const [form] = Form.useForm<{ reason: string }>();
  const send = ({ reason }: { reason: string }) =>
    run({ ids: [row.id], fillStatus: stateWays[way].to, reason: reason.trim() }).then(close, () => undefined);
  return (
    <ActionModal danger={danger} running={running} onOk={form.submit} onCancel={close}>
      <p>{question}</p>
      <Form form={form} layout="vertical" onFinish={(values) => void send(values)}>
        <Form.Item
          name="reason"
          label="原因"
          rules={[
            { required: true, whitespace: true, message: '请输入原因' },
            { max: 200, message: '原因长度不能超过 200 个字符' },
          ]}
        >
          <Input.TextArea rows={3} />
        </Form.Item>
      </Form>
    </ActionModal>
  );
}

/** 关闭 (E1). */
export function CloseDialog(props: RowDialogProps<Filling>) {
  const question = `关闭后，「${props.row.name}」不再出现在待办中，确认关闭吗？`;
  return (
    <ReasonDialog
      {...props}
      {...{ question, operation: 'close', way: 'close', success: '关闭成功', danger: true }}
    />
  );
}

/** 重新填报 (E1). */
export function RefillDialog(props: RowDialogProps<Filling>) {
  const question = `重新填报后，「${props.row.name}」回到填报中，已定稿的志愿表需重新定稿，确认重新填报吗？`;
  return (
    <ReasonDialog {...props} {...{ question, operation: 'status', way: 'refill', success: '已转为填报中' }} />
  );
}
