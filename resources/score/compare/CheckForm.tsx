import { Form, Input } from 'antd';
import { ActionModal } from '@/src/ui/confirm/ActionModal';
import { type Comparison, categoryText } from './comparison';

interface Props {
  readonly row: Pick<Comparison, 'provinceName' | 'year' | 'category' | 'problems'>;
  readonly running: boolean;
  readonly send: (remark: string) => Promise<unknown>;
  readonly close: () => void;
}

/** 核对说明: demanded where the checks have found something (screens Q1 and Q2). */
export function CheckForm({ row, running, send, close }: Props) {
  const [form] = Form.useForm<{ remark: string }>();
  const isOdd = (row.problems ?? 0) > 0;
  return (
    <ActionModal
      title={`标记已核对：${row.provinceName} ${row.year} 年${categoryText(row.category)}`}
      running={running}
      onOk={form.submit}
      onCancel={close}
    >
      {isOdd && <p>发现 {row.problems} 处异常，请说明核对结果。</p>}
      <Form
        form={form}
        layout="vertical"
        initialValues={{ remark: '' }}
        // A refusal has been shown by then; the typed text stays.
        onFinish={({ remark }) => void send(remark.trim()).catch(() => undefined)}
      >
        <Form.Item
          name="remark"
          label="核对说明"
          rules={[
            { required: isOdd, whitespace: true, message: '存在异常，请输入核对说明' },
            { max: 200, message: '核对说明不能超过 200 个字符' },
          ]}
        >
          <Input.TextArea
            rows={3}
            maxLength={200}
            showCount
            placeholder="如：已与官方公告逐行核对，数据无误"
          />
        </Form.Item>
      </Form>
    </ActionModal>
  );
}
