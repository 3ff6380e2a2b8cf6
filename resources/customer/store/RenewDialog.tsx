import { Form, Radio } from 'antd';
import type { RowDialogProps } from '@/src/crud/actions/action';
import { DictionarySelect } from '@/src/crud/fields/dictionary/dictionary';
import { useOperation } from '@/src/crud/useOperation';
import { timeOr, today } from '@/src/lib/dates';
import { ActionModal } from '@/src/ui/confirm/ActionModal';
import { DateItem } from '@/src/ui/fields/DateItem';
import type { Store } from './store';
import { renewedUntil } from './storeRules';

interface Renewal {
  readonly edition: string;
  readonly term: 1 | 2 | 3 | 'own';
  readonly until?: string;
}

const terms = [
  { value: 1, label: '1 年' },
  { value: 2, label: '2 年' },
  { value: 3, label: '3 年' },
  { value: 'own', label: '自定义' },
];

/** Renews an institution: by years from the later of today and its present end, or until a chosen day. */
export default function RenewDialog({ row, close }: RowDialogProps<Store>) {
  const { run, running } = useOperation('update', '续期成功');
  const [form] = Form.useForm<Renewal>();
  const present = timeOr(row.expireTime, 'date');
  const term = Form.useWatch('term', form) ?? 1;
  const until = Form.useWatch('until', form);
  const end = term === 'own' ? until : renewedUntil(today(), present, term);
  const renew = ({ edition }: Renewal) =>
    run({ id: row.id, edition, expireTime: end }).then(close, () => undefined);
  return (
    <ActionModal title={`续期：${row.name}`} running={running} onOk={form.submit} onCancel={close}>
      <Form
        form={form}
        layout="vertical"
        initialValues={{ term: 1, edition: row.edition }}
        onFinish={(values) => void renew(values)}
      >
        <p>当前到期时间：{present || '长期'}</p>
        <Form.Item name="term" label="续期时长">
          <Radio.Group optionType="button" options={terms} />
        </Form.Item>
        {term === 'own' && (
          <DateItem
            name="until"
            label="新的到期时间"
            missing="请选择新的到期时间"
            barsWrong
            problemOf={(day) => (day > today() ? undefined : '新的到期时间必须晚于今天')}
          />
        )}
        <Form.Item name="edition" label="版本套餐" rules={[{ required: true, message: '请选择版本套餐' }]}>
          <DictionarySelect type="store_edition" />
        </Form.Item>
        <p role="status">续期后到期时间：{end ?? '—'}</p>
      </Form>
    </ActionModal>
  );
}
